package dev.polycodec.cli;

/**
 * Bytes that somebody wants to look at, and where they are.
 *
 * @param isKey whether they are the key of a record, and not what is stored under it
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Source(String name, byte[] bytes, boolean isKey) {

  Source(String name, byte[] bytes) {
    this(name, bytes, false);
  }
}
