//! What every store must do, whatever it writes to.

use super::{Store, StoreError};
use crate::id::TableId;
use crate::key::Key;
use std::sync::Arc;

fn id() -> TableId {
    TableId::new().unwrap()
}

fn lines(range: std::ops::Range<u64>) -> Vec<String> {
    range.map(|n| format!("entry {n}")).collect()
}

pub async fn keeps_tables(store: &impl Store) {
    let (id, other) = (id(), id());
    assert_eq!(store.load(id).await.unwrap(), None);
    store.create(id, "A".into(), lines(0..2)).await.unwrap();
    store.create(other, "B".into(), lines(0..1)).await.unwrap();
    store.append(id, 2, lines(2..5)).await.unwrap();
    assert_eq!(store.load(id).await.unwrap(), Some(lines(0..5)));
    assert_eq!(store.load(other).await.unwrap(), Some(lines(0..1)));
    assert_eq!(store.count().await.unwrap(), 2);
}

pub async fn refuses_a_number_twice(store: &impl Store) {
    let id = id();
    store.create(id, "A".into(), lines(0..3)).await.unwrap();
    let twice = store.append(id, 2, lines(2..4)).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    let again = store.create(id, "A".into(), lines(0..1)).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    assert_eq!(store.load(id).await.unwrap(), Some(lines(0..3)));
}

pub async fn knows_who_belongs_where(store: &impl Store) {
    let (mine, also, others) = (id(), id(), id());
    for id in [mine, also, others] {
        store.create(id, "A".into(), lines(0..1)).await.unwrap();
    }
    let me = Key::new().unwrap().hash();
    store.know(me, mine).await.unwrap();
    store.know(me, mine).await.unwrap();
    store.know(me, also).await.unwrap();
    let tables = store.tables_of(me).await.unwrap();
    let found: Vec<_> = tables.iter().map(|table| table.id).collect();
    assert_eq!(found, [also, mine]);
    let nobody = Key::new().unwrap().hash();
    assert_eq!(store.tables_of(nobody).await.unwrap(), []);
}

pub async fn archives_and_brings_back(store: &impl Store) {
    let id = id();
    let me = Key::new().unwrap().hash();
    store.create(id, "A".into(), lines(0..1)).await.unwrap();
    store.know(me, id).await.unwrap();
    assert_eq!(store.archive(60).await.unwrap(), 0);
    assert_eq!(store.archive(0).await.unwrap(), 1);
    assert_eq!(store.count().await.unwrap(), 0);
    assert!(store.tables_of(me).await.unwrap()[0].archived);
    assert_eq!(store.load(id).await.unwrap(), Some(lines(0..1)));
    store.visit(id, true).await.unwrap();
    let table = &store.tables_of(me).await.unwrap()[0];
    assert!(table.over && !table.archived);
}

/// A failed write among many fails alone.
pub async fn takes_many_at_once(store: Arc<impl Store>) {
    let ids: Vec<_> = (0..40).map(|_| id()).collect();
    for &id in &ids {
        store.create(id, "A".into(), lines(0..1)).await.unwrap();
    }
    let writes = ids.iter().enumerate().map(|(at, &id)| {
        let store = store.clone();
        let from = if at == 20 { 0 } else { 1 };
        tokio::spawn(async move { store.append(id, from, lines(from..9)).await })
    });
    let writes: Vec<_> = writes.collect();
    for (at, write) in writes.into_iter().enumerate() {
        let result = write.await.unwrap();
        assert_eq!(result.is_ok(), at != 20, "{result:?}");
        let kept = store.load(ids[at]).await.unwrap().unwrap();
        assert_eq!(kept, lines(0..if at == 20 { 1 } else { 9 }));
    }
}
