//! A camera reads in the picture what was put into it.

use roxmltree::Document;

/// How many pixels a module is wide.
const PIXELS: usize = 4;

/// The picture as a camera sees it: true where it is dark.
fn seen(svg: &str) -> (usize, Vec<bool>) {
    let svg = Document::parse(svg).expect("an SVG");
    let root = svg.root_element();
    let frame = root.attribute("viewBox").expect("a frame");
    let size: usize = frame.rsplit(' ').next().unwrap().parse().unwrap();
    let path = root.descendants().find(|node| node.has_tag_name("path"));
    let path = path.and_then(|path| path.attribute("d")).expect("modules");
    let mut dark = vec![false; size * size];
    for run in path.split('M').skip(1) {
        let (x, rest) = run.split_once(' ').expect("where it begins");
        let (y, rest) = rest.split_once('h').expect("its row");
        let (wide, rest) = rest.split_once('v').expect("its length");
        assert_eq!(rest, format!("1h-{wide}z"));
        let [x, y, wide] = [x, y, wide].map(|number| number.parse::<usize>().unwrap());
        dark[y * size + x..y * size + x + wide].fill(true);
    }
    (size, dark)
}

fn read(svg: &str) -> String {
    let (size, dark) = seen(svg);
    let wide = size * PIXELS;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(wide, wide, |x, y| {
        match dark[y / PIXELS * size + x / PIXELS] {
            true => 0,
            false => 255,
        }
    });
    let found = picture.detect_grids();
    assert_eq!(found.len(), 1, "one code");
    found[0].decode().expect("it can be read").1
}

#[test]
fn the_code_says_exactly_the_address() {
    for address in [
        "http://127.0.0.1:7474/t/k3v9x2m7q4",
        "https://heist.example/t/abcdefghjk",
        "https://a-rather-long-name-of-a-server.example.org:8443/games/t/abcdefghjk?x=ü&y=%20",
    ] {
        let picture = art::qr(address).expect("it fits").into_string();
        assert_eq!(read(&picture), address);
    }
}

#[test]
fn what_no_code_can_hold_has_no_picture() {
    assert!(art::qr(&"x".repeat(3000)).is_none());
}
