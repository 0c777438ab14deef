import KalendsCore
import Testing

/// Numbers in any digits.
@Suite struct NumberingSystemTests {
  @Test(
    "numbers are written digit by digit",
    arguments: [
      (0, 1, "0"), (7, 2, "07"), (10, 1, "10"), (2026, 1, "2026"), (2026, 6, "002026"),
      (-5, 1, "-5"), (-5, 3, "-005"), (9_223_372_036_854_775_807, 1, "9223372036854775807"),
      (1, 25, "00000000000000000001"), (1, -3, "1"),
    ])
  func latin(number: Int, minimumDigits: Int, text: String) throws {
    #expect(try NumberingSystem.latin.text(of: number, minimumDigits: minimumDigits) == text)
  }

  @Test("digits may take several bytes")
  func wideDigits() throws {
    let adlam = try NumberingSystem(identifier: "adlm", digits: "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙")
    #expect(try adlam.text(of: 2026) == "𞥒𞥐𞥒𞥖")
    #expect(adlam.digits?.count == 10)
    let arabic = try NumberingSystem(
      identifier: "arab", digits: "٠١٢٣٤٥٦٧٨٩", minusSign: "\u{61C}-")
    #expect(try arabic.text(of: -17) == "\u{61C}-١٧")
  }

  @Test("other than ten digits are an error", arguments: ["", "012345678", "01234567890"])
  func digitCount(digits: String) {
    #expect(throws: KalendsError.malformedDigits(digits)) {
      try NumberingSystem(identifier: "x", digits: digits)
    }
  }

  @Test("a number beyond an algorithmic system's table is an error")
  func algorithmic() throws {
    let roman = try NumberingSystem(
      identifier: "roman", algorithmic: NameTable(["N", "I", "II", "III"]))
    #expect(roman.limits == 0...3)
    #expect(try roman.text(of: 3, minimumDigits: 4) == "III")
    for number in [4, -1, Int.min, Int.max] {
      #expect(
        throws: KalendsError.numberOutOfRange(number, numberingSystem: "roman", limits: 0...3)
      ) { try roman.text(of: number) }
    }
    #expect(throws: KalendsError.malformedDigits("")) {
      try NumberingSystem(identifier: "roman", algorithmic: NameTable())
    }
    let lowest = Int.min
    #expect(throws: KalendsError.self) { try NumberingSystem.latin.text(of: lowest) }
  }
}
