/// What a host measured of a picker on a screen; what is absent only a person can judge.
public struct PickerMeasurements: Hashable, Sendable {
  /// What is pressed or touched.
  public var targets: [Target] = []
  /// Texts and marks with their colours.
  public var colors: [ColorPair] = []
  /// What shows where the focus is.
  public var focusIndicator = FocusIndicator.unknown
  /// Whether what the picker opens covers what has the focus.
  public var isFocusObscured: Bool?
  /// How texts follow the text size that a person set.
  public var textScale: TextScale?

  /// Makes measurements of nothing.
  public init() {}

  /// A unit of length on a screen.
  public enum LengthUnit: String, CaseIterable, Hashable, Sendable {
    /// A point of Apple's platforms.
    case points = "pt"
    /// A density-independent pixel of Android.
    case densityIndependentPixels = "dp"
    /// A pixel of CSS.
    case cssPixels = "px"
  }

  /// Something that is pressed or touched.
  public struct Target: Hashable, Sendable {
    /// What it is; `nil` for the picker's own control.
    public var part: String?
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// The diameter of the widest circle about its centre that meets no other target.
    public var spacing: Double?
    /// What all of them are measured in.
    public var unit: LengthUnit

    /// Makes a target.
    public init(
      part: String? = nil, width: Double, height: Double, spacing: Double? = nil, unit: LengthUnit
    ) {
      self.part = part
      self.width = width
      self.height = height
      self.spacing = spacing
      self.unit = unit
    }
  }

  /// A text or a mark on its background.
  public struct ColorPair: Hashable, Sendable {
    /// What it is: `wheelRow`, `header`, or any other name.
    public var part: String
    /// Its colour.
    public var foreground: Color
    /// The colour behind it.
    public var background: Color
    /// The size of a text in points; `nil` where it is not known, which counts as small.
    public var points: Double?
    /// Whether a text is bold.
    public var isBold: Bool
    /// The appearance that the colours belong to: `light`, `dark`, `increasedContrast`.
    public var appearance: String?

    /// Makes a pair.
    public init(
      _ part: String, foreground: Color, background: Color, points: Double? = nil,
      isBold: Bool = false, appearance: String? = nil
    ) {
      self.part = part
      self.foreground = foreground
      self.background = background
      self.points = points
      self.isBold = isBold
      self.appearance = appearance
    }
  }

  /// What shows where the focus is.
  public enum FocusIndicator: Hashable, Sendable {
    /// Nobody looked.
    case unknown
    /// Nothing.
    case missing
    /// A change of colours by this contrast, as thick as this all around, in CSS pixels.
    case shown(contrast: Double, perimeter: Double)
  }

  /// How texts follow the text size that a person set.
  public struct TextScale: Hashable, Sendable {
    /// Whether the visible label grows.
    public var labelScales: Bool
    /// Whether label, value or options are cut off at accessibility sizes.
    public var isTruncated: Bool

    /// Makes what was seen.
    public init(labelScales: Bool, isTruncated: Bool) {
      self.labelScales = labelScales
      self.isTruncated = isTruncated
    }
  }
}
