// SPDX-License-Identifier: Apache-2.0

/// Fails with the sentence unless the condition holds.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) throws(PropertyFailure) {
    guard condition else { throw PropertyFailure(sentence()) }
}

/// The value, or a failure with the sentence when there is none.
func require<Value>(_ value: Value?, _ sentence: @autoclosure () -> String) throws(PropertyFailure) -> Value {
    guard let value else { throw PropertyFailure(sentence()) }
    return value
}
