#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The environment variables that say where and in which language a process runs.
///
/// It is a parameter of everything that reads one, so that a server can answer for its client and
/// a test needs no `setenv`.
public struct ProcessEnvironment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// Takes variables from a table.
  public init(_ variables: [String: String]) {
    lookUp = { variables[$0] }
  }

  private init(lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The environment of this process, read each time that it is asked.
  public static let process = ProcessEnvironment { name in
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The value of a variable, `nil` when it is not set.
  public subscript(name: String) -> String? { lookUp(name) }
}
