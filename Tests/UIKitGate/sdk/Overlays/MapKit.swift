@_exported import MapKit
@_exported import UIKit
