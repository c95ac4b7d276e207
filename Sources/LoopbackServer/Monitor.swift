// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A mutex with one condition, for state that threads share.
final class Monitor: @unchecked Sendable {
    // `@unchecked`: the two pointers do not change, and what they point to is made for many threads.

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Creates an unlocked monitor.
    init() {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Runs a closure while no other thread runs one.
    func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Changes the state and wakes the threads that wait for it.
    func change(_ body: () -> Void) {
        locked(body)
        pthread_cond_broadcast(condition)
    }

    /// Waits until a change makes a condition true.
    func wait(until isTrue: () -> Bool) {
        waitLocked(until: isTrue, then: {})
    }

    /// Waits until a change makes a condition true, and acts before any other thread can.
    func waitLocked<Value>(until isTrue: () -> Bool, then body: () -> Value) -> Value {
        locked {
            while !isTrue() {
                pthread_cond_wait(condition, mutex)
            }
            return body()
        }
    }
}
