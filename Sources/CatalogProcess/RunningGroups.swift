// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process groups that were started here and still run, for a signal handler to end with this process.
///
/// A handler may wait for nothing, so it reads plain numbers in memory that never moves; only those who write there
/// wait for each other. A group for which there is no place is not ended by a signal.
enum RunningGroups {
    /// More programs than run at the same time.
    private static let capacity = 64

    /// The numbers of the groups; 0 where a place is free.
    nonisolated(unsafe) private static let numbers: UnsafeMutablePointer<pid_t> = {
        let numbers = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
        numbers.initialize(repeating: 0, count: capacity)
        return numbers
    }()

    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        return mutex
    }()

    /// Makes the memory, which a handler may not.
    static func prepare() {
        replace(0, by: 0)
    }

    /// Adds a group.
    static func add(_ group: pid_t) {
        replace(0, by: group)
    }

    /// Forgets a group, whose number the system may give away now.
    static func remove(_ group: pid_t) {
        replace(group, by: 0)
    }

    /// Ends all of them; a signal handler may call it.
    static func killAll() {
        for index in 0..<capacity where numbers[index] > 0 { kill(-numbers[index], SIGKILL) }
    }

    private static func replace(_ old: pid_t, by new: pid_t) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let index = (0..<capacity).first(where: { numbers[$0] == old }) { numbers[index] = new }
    }
}
