import LegibleCore
import LegibleJSON

extension Finding {
  /// The finding about a file, as that of a reference that names it: a file that is not there is a mistake
  /// of the reference, what is wrong inside of it is not.
  func named(by reference: JSONNode) -> Finding {
    var finding = self
    if rule == Rule.file.id {
      finding.message = "\(location.path): \(message)"
      finding.location = reference.location
    } else {
      finding.related.append(Finding.Related("named here", at: reference.location))
    }
    return finding
  }
}
