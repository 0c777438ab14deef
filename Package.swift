// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: the upcoming language features that make imports, existentials and
/// unsafe code visible, and no warning that stays.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// All functions are looked up before a program starts, as Debian has linked ICU itself: otherwise
/// the first locale pays for that on one side only.
let bindNow = ["-Xlinker", "-z", "-Xlinker", "now"]

let package = Package(
  name: "Kalends",
  products: [
    .library(name: "Kalends", targets: ["Kalends"]),
    .library(name: "KalendsCore", targets: ["KalendsCore"]),
    .executable(name: "kalends", targets: ["KalendsCLI"]),
    .executable(name: "kalends-benchmarks", targets: ["KalendsBenchmarks"]),
  ],
  targets: [
    .systemLibrary(
      name: "CICU",
      pkgConfig: "icu-i18n icu-uc",
      providers: [.apt(["libicu-dev"])]),
    // Without pkg-config, whose flags for ncursesw SwiftPM warns about; the module map links it.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .target(
      name: "KalendsCore",
      exclude: ["Calendars/Tables/README.md", "Calendars/Tables/scripts"],
      swiftSettings: strict),
    .target(
      name: "KalendsICU",
      dependencies: ["KalendsCore", "CICU"],
      exclude: ["Calendars/scripts"],
      swiftSettings: strict),
    .executableTarget(
      name: "CatalogueCompiler",
      dependencies: ["KalendsCore"],
      path: "Sources/catalogue-compiler",
      swiftSettings: strict),
    .plugin(
      name: "CompileCatalogues",
      capability: .buildTool(),
      dependencies: ["CatalogueCompiler"],
      path: "Sources/catalogue-plugin"),
    .target(
      name: "Locales",
      dependencies: ["KalendsCore"],
      path: "Locales",
      swiftSettings: strict,
      plugins: ["CompileCatalogues"]),
    .target(name: "KalendsSystem", dependencies: ["KalendsCore"], swiftSettings: strict),
    .target(name: "KalendsPickers", dependencies: ["KalendsCore"], swiftSettings: strict),
    .target(
      name: "Kalends",
      dependencies: ["KalendsCore", "KalendsICU", "KalendsPickers", "KalendsSystem", "Locales"],
      swiftSettings: strict),
    .executableTarget(
      name: "KalendsCLI",
      dependencies: ["CNcurses", "Kalends"],
      path: "Sources/kalends-cli",
      swiftSettings: strict),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .target(name: "CICUBaseline", dependencies: ["CICU"], path: "Benchmarks/CICUBaseline"),
    .target(name: "CProcesses", path: "Benchmarks/CProcesses"),
    .target(
      name: "LocaleTexts",
      dependencies: ["KalendsCore", "KalendsICU"],
      path: "Benchmarks/LocaleTexts",
      swiftSettings: strict),
    .executableTarget(
      name: "fresh-kalends",
      dependencies: ["CProcesses", "KalendsCore", "KalendsICU", "LocaleTexts"],
      path: "Benchmarks/FreshKalends",
      exclude: ["opening.order", "scripts"],
      swiftSettings: strict,
      // What this program is for is to start fast: without looking for a library, and with the
      // functions that it runs side by side, so that few pages are read.
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering"]
            + [
              "-Xlinker",
              "--symbol-ordering-file=\(Context.packageDirectory)/Benchmarks/FreshKalends/opening.order",
            ] + bindNow)
      ]),
    .executableTarget(
      name: "fresh-icu", dependencies: ["CICU", "CICUBaseline", "CProcesses"],
      path: "Benchmarks/FreshICU",
      linkerSettings: [.unsafeFlags(bindNow)]),
    .executableTarget(
      name: "KalendsBenchmarks",
      dependencies: [
        "Kalends", "KalendsCore", "KalendsICU", "KalendsSystem", "Locales", "CAllocations",
        "CICUBaseline", "CProcesses", "LocaleTexts",
      ],
      path: "Benchmarks/KalendsBenchmarks",
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["KalendsCore"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "TextOracle",
      dependencies: ["CICU", "KalendsCore", "KalendsICU", "Locales", "TestSupport"],
      path: "Tests/TextOracle",
      swiftSettings: strict),
    .executableTarget(
      name: "kalends-text-oracle",
      dependencies: ["TestSupport", "TextOracle"],
      path: "Tests/TextOracleRunner",
      swiftSettings: strict),
    .testTarget(
      name: "KalendsCoreTests",
      dependencies: ["KalendsCore", "TestSupport"],
      exclude: ["Vectors"],
      swiftSettings: strict),
    .target(name: "CICUMessages", dependencies: ["CICU"], path: "Tests/CICUMessages"),
    .testTarget(
      name: "KalendsICUTests",
      dependencies: [
        "CICU", "CICUMessages", "KalendsCore", "KalendsICU", "TestSupport", "TextOracle",
      ],
      exclude: ["calendar-differences.tsv", "Speech/spoken-texts.tsv"],
      swiftSettings: strict),
    .target(
      name: "RandomSessions",
      dependencies: ["Kalends", "TestSupport"],
      path: "Tests/RandomSessions",
      swiftSettings: strict),
    .executableTarget(
      name: "kalends-random-sessions",
      dependencies: ["RandomSessions", "TestSupport"],
      path: "Tests/RandomSessionsRunner",
      swiftSettings: strict),
    .testTarget(
      name: "KalendsPickersTests",
      dependencies: ["Kalends", "KalendsCore", "KalendsPickers", "RandomSessions", "TestSupport"],
      exclude: ["Vectors"],
      swiftSettings: strict),
    .testTarget(
      name: "KalendsSystemTests",
      dependencies: ["KalendsCore", "KalendsSystem", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KalendsTests",
      dependencies: ["Kalends", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KalendsCLITests",
      dependencies: ["Kalends", "KalendsCLI", "TestSupport"],
      exclude: ["Transcripts"],
      swiftSettings: strict),
    .testTarget(
      name: "LocalesTests",
      dependencies: [
        "CICUMessages", "CatalogueCompiler", "KalendsCore", "KalendsICU", "Locales", "TestSupport",
      ],
      swiftSettings: strict),
  ]
)
