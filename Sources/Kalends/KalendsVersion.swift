/// The version of Kalends itself.
public enum KalendsVersion {
  /// The version that is linked, by Semantic Versioning.
  public static let current = "0.1.0"
}
