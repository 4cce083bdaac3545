//! What every store must do, whatever it writes to.

use super::{Store, StoreError};
use crate::id::TableId;
use crate::key::Key;
use crate::table_summary::TableSummary;
use crew::state::End;
use pages::mine::Stand;
use std::sync::Arc;

fn id() -> TableId {
    TableId::new().unwrap()
}

fn titled(title: &str) -> TableSummary {
    TableSummary::titled(title)
}

fn playing(stand: Stand) -> TableSummary {
    TableSummary {
        stand: Some(stand),
        ..titled("A")
    }
}

fn lines(range: std::ops::Range<u64>) -> Vec<String> {
    range.map(|n| format!("entry {n}")).collect()
}

pub async fn keeps_tables(store: &impl Store) {
    let (id, other) = (id(), id());
    assert_eq!(store.load(id).await.unwrap(), None);
    store.create(id, titled("A"), lines(0..2)).await.unwrap();
    store.create(other, titled("B"), lines(0..1)).await.unwrap();
    store.append(id, 2, lines(2..5), None).await.unwrap();
    assert_eq!(store.load(id).await.unwrap(), Some(lines(0..5)));
    assert_eq!(store.load(other).await.unwrap(), Some(lines(0..1)));
    assert_eq!(store.count().await.unwrap(), 2);
}

pub async fn refuses_a_number_twice(store: &impl Store) {
    let id = id();
    store.create(id, titled("A"), lines(0..3)).await.unwrap();
    let twice = store.append(id, 2, lines(2..4), None).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    let again = store.create(id, titled("A"), lines(0..1)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_eq!(store.load(id).await.unwrap(), Some(lines(0..3)));
}

pub async fn knows_who_belongs_where(store: &impl Store) {
    let (mine, also, others) = (id(), id(), id());
    for id in [mine, also, others] {
        store.create(id, titled("A"), lines(0..1)).await.unwrap();
    }
    let me = Key::new().unwrap().hash();
    store.know(me, mine).await.unwrap();
    store.know(me, mine).await.unwrap();
    store.know(me, also).await.unwrap();
    let tables = store.tables_of(me, 100).await.unwrap();
    let found: Vec<_> = tables.iter().map(|table| table.id).collect();
    assert_eq!(found, [also, mine]);
    assert_eq!(store.tables_of(me, 1).await.unwrap()[0].id, also);
    let nobody = Key::new().unwrap().hash();
    assert_eq!(store.tables_of(nobody, 100).await.unwrap(), []);
}

pub async fn archives_and_brings_back(store: &impl Store) {
    let id = id();
    let me = Key::new().unwrap().hash();
    store.create(id, titled("A"), lines(0..1)).await.unwrap();
    store.know(me, id).await.unwrap();
    assert_eq!(store.archive(60).await.unwrap(), 0);
    assert_eq!(store.archive(0).await.unwrap(), 1);
    assert_eq!(store.count().await.unwrap(), 0);
    assert!(store.tables_of(me, 100).await.unwrap()[0].archived);
    assert_eq!(store.load(id).await.unwrap(), Some(lines(0..1)));
    store.visit(id).await.unwrap();
    assert!(!store.tables_of(me, 100).await.unwrap()[0].archived);
}

/// Lists are told what the log tells, at every moment.
pub async fn keeps_summaries_with_the_log(store: &impl Store) {
    let id = id();
    let me = Key::new().unwrap().hash();
    assert_eq!(store.listed(id).await.unwrap(), None);
    let at_first = playing(Stand::Planning);
    store
        .create(id, at_first.clone(), lines(0..1))
        .await
        .unwrap();
    store.know(me, id).await.unwrap();
    let listed = store.listed(id).await.unwrap().unwrap();
    assert_eq!(listed.summary, Some(at_first.clone()));
    assert_eq!(listed.title, "A");
    assert!(!listed.over && listed.changed >= listed.created);
    assert_eq!(store.tables_of(me, 9).await.unwrap(), [listed]);

    // Entries that change nothing for lists leave the summary alone.
    store.append(id, 1, lines(1..2), None).await.unwrap();
    let listed = store.listed(id).await.unwrap().unwrap();
    assert_eq!(listed.summary, Some(at_first));

    // A summary whose entries are refused is not kept.
    let over = playing(Stand::Over(End::Success));
    let twice = store.append(id, 1, lines(1..2), Some(over.clone())).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    assert!(!store.listed(id).await.unwrap().unwrap().over);

    store
        .append(id, 2, lines(2..3), Some(over.clone()))
        .await
        .unwrap();
    let listed = store.listed(id).await.unwrap().unwrap();
    assert!(listed.over);
    assert_eq!(listed.summary, Some(over.clone()));

    // One that was made late does not replace one that came with entries.
    assert_eq!(store.without_summary(9).await.unwrap(), []);
    store.summarise(id, playing(Stand::Planning)).await.unwrap();
    let listed = store.listed(id).await.unwrap().unwrap();
    assert_eq!(listed.summary, Some(over));
}

/// A failed write among many fails alone.
pub async fn takes_many_at_once(store: Arc<impl Store>) {
    let ids: Vec<_> = (0..40).map(|_| id()).collect();
    for &id in &ids {
        store.create(id, titled("A"), lines(0..1)).await.unwrap();
    }
    let writes = ids.iter().enumerate().map(|(at, &id)| {
        let store = store.clone();
        let from = if at == 20 { 0 } else { 1 };
        tokio::spawn(async move { store.append(id, from, lines(from..9), None).await })
    });
    let writes: Vec<_> = writes.collect();
    for (at, write) in writes.into_iter().enumerate() {
        let result = write.await.unwrap();
        assert_eq!(result.is_ok(), at != 20, "{result:?}");
        let kept = store.load(ids[at]).await.unwrap().unwrap();
        assert_eq!(kept, lines(0..if at == 20 { 1 } else { 9 }));
    }
}
