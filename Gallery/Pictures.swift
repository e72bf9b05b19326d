// A package needs code beside its resources; this is all of it.

/// The photographs of the galleries, as a resource bundle that lies beside the app's own resources.
public enum GalleryPictures {}
