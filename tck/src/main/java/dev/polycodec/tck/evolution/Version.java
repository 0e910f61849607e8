package dev.polycodec.tck.evolution;

/** One of the two versions of each class. */
enum Version {
  OLDER("v1"),
  NEWER("v2");

  private final String directory;

  Version(String directory) {
    this.directory = directory;
  }

  /** Returns the name of the package that has the classes. */
  String directory() {
    return directory;
  }

  Version other() {
    return this == OLDER ? NEWER : OLDER;
  }
}
