// The requirements that are optional in Objective-C.
extension NSKeyedArchiverDelegate {
  public func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  public func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
  public func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  public func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
