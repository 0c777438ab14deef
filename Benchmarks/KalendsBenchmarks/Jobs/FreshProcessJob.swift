/// J6: a fresh process that prints a German weekday header, the grid of August 2026 and a date as it
/// is spoken: ours in Swift with its standard library linked in, ICU's in C on its own objects.
///
/// From before the start until after the end of the process, on the wall's clock.
let freshProcessPlan = JobPlan(name: "J6") {
  let ours = MeasuredProcess(path: executable(named: "fresh-kalends"))
  let icu = MeasuredProcess(path: executable(named: "fresh-icu"))
  return Job(
    unit: "process", unitCount: 1, clock: .wall, heldTo: 1, heldToTwoThreads: false,
    notes: {
      try [("kalends", ours), ("icu", icu)].map { name, process in
        let memory = try process.run(adding: "memory").text.split(separator: "\n").last
          .flatMap { Double($0) }
        return "\(name): peak memory \(megabytes(memory ?? 0)), "
          + "program \(megabytes(Double(process.fileSize)))"
      }
    },
    ours: Side(name: "kalends") { processWorker(ours) },
    peers: [Side(name: "icu") { processWorker(icu) }])
}

private func processWorker(_ process: MeasuredProcess) -> Worker {
  var elapsed = 0.0
  var worker = Worker { units in
    for _ in units { elapsed += try process.run().wall }
  } fold: { _, checksum in
    for byte in try process.run().text.utf8 {
      checksum = (checksum ^ UInt64(byte)) &* 1_099_511_628_211
    }
  }
  worker.elapsed = { elapsed }
  return worker
}

private func megabytes(_ bytes: Double) -> String {
  "\((bytes / 1e4).rounded() / 100) MB"
}
