// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A calculation on a thread of its own, so that two large texts are judged in the time of one.
final class BackgroundWork<Value: Sendable>: @unchecked Sendable {
    // Written by the thread, and read only after it was joined.
    private var value: Value?
    private let body: @Sendable () -> Value
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif
    private var isRunning = false

    /// Starts the calculation; where the system gives no thread, ``wait()`` does it.
    init(_ body: @escaping @Sendable () -> Value) {
        self.body = body
        let pointer = Unmanaged.passRetained(self as AnyObject).toOpaque()
        let status = pthread_create(&thread, nil, runBackgroundWork, pointer)
        isRunning = status == 0
        if !isRunning { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }

    /// The result, once it is there.
    func wait() -> Value {
        if isRunning {
            #if canImport(Darwin)
                if let thread { pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
            isRunning = false
        }
        return value ?? body()
    }
}

extension BackgroundWork: Runnable {
    fileprivate func run() { value = body() }
}

/// What the thread knows of its work, whatever the work gives.
private protocol Runnable: AnyObject {
    func run()
}

#if canImport(Darwin)
    private func runBackgroundWork(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        (Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any Runnable)?.run()
        return nil
    }
#else
    private func runBackgroundWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        (Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any Runnable)?.run()
        return nil
    }
#endif
