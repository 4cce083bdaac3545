//! How much one address may ask for.

use crate::options::Options;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// Limits that all requests share.
pub struct RateLimits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    new_tables: DefaultKeyedRateLimiter<IpAddr>,
    messages: Quota,
    connections: Mutex<HashMap<IpAddr, usize>>,
    most_connections: usize,
}

/// Messages of one connection.
pub type Pace = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

impl RateLimits {
    pub fn new(options: &Options) -> RateLimits {
        let some = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let second = |number: u32| {
            let burst = some(number.saturating_mul(3));
            Quota::per_second(some(number)).allow_burst(burst)
        };
        let hour = Quota::per_hour(some(options.new_tables)).allow_burst(some(options.new_tables));
        RateLimits {
            requests: RateLimiter::keyed(second(options.requests)),
            new_tables: RateLimiter::keyed(hour),
            messages: second(options.messages),
            connections: Mutex::default(),
            most_connections: options.connections,
        }
    }

    /// Whether one more request from there is all right.
    pub fn request(&self, from: IpAddr) -> bool {
        self.requests.check_key(&house(from)).is_ok()
    }

    /// Whether one more table from there is all right.
    pub fn new_table(&self, from: IpAddr) -> bool {
        self.new_tables.check_key(&house(from)).is_ok()
    }

    /// The pace of a new connection.
    pub fn pace(&self) -> Pace {
        RateLimiter::direct(self.messages)
    }

    /// One more connection from there, as long as the value lives; none if there are too many.
    pub fn connect(self: &Arc<Self>, from: IpAddr) -> Option<Connected> {
        let from = house(from);
        let mut connections = self.lock();
        let count = connections.entry(from).or_default();
        if *count >= self.most_connections {
            return None;
        }
        *count += 1;
        Some(Connected {
            limits: self.clone(),
            from,
        })
    }

    /// How many connections there are.
    pub fn connected(&self) -> usize {
        self.lock().values().sum()
    }

    pub fn most_connections(&self) -> usize {
        self.most_connections
    }

    /// Forgets addresses that were quiet long enough.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.new_tables.retain_recent();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.connections
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that counts.
pub struct Connected {
    limits: Arc<RateLimits>,
    from: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = self.limits.lock();
        if let Some(count) = connections.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.from);
            }
        }
    }
}

/// A household has one IPv4 address, or a whole /64 of IPv6.
fn house(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(network))
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_counts_as_one() {
        let same = |a: &str, b: &str| house(a.parse().unwrap()) == house(b.parse().unwrap());
        assert!(same("2001:db8::1", "2001:db8::2:3:4:5"));
        assert!(!same("2001:db8::1", "2001:db8:0:1::1"));
        assert!(same("::ffff:10.0.0.1", "10.0.0.1"));
        assert!(!same("10.0.0.1", "10.0.0.2"));
    }
}
