import SwiftUI
import UIKit

/// The page of a harbour, made with UIKit.
struct HarbourPage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIStoryboard(name: "Harbour", bundle: nil).instantiateInitialViewController()!
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

class HarbourViewController: UIViewController {
  @IBOutlet weak var berthLabel: UILabel!
  @IBOutlet weak var rulesLabel: UILabel!
  @IBOutlet weak var callButton: UIButton!
  private let tideLabel = UILabel()
  private let noticeLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    berthLabel.text = NSLocalizedString("harbour.berth", comment: "")
    rulesLabel.text = NSLocalizedString("harbour.rules", comment: "")
    callButton.setTitle(NSLocalizedString("harbour.call", comment: "Button"), for: .normal)
    tideLabel.text = NSLocalizedString("harbour.tide", comment: "")
    noticeLabel.numberOfLines = 0
    noticeLabel.text = NSLocalizedString("harbour.notice", comment: "")
    view.addSubview(tideLabel)
    view.addSubview(noticeLabel)
  }
}
