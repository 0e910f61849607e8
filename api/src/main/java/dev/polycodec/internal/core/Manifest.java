package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.util.Arrays;

/** The class table of one message: the fingerprints of its classes; reused for the next. */
final class Manifest {

  private static final int ENTRY = 4;

  private int[] fingerprints = new int[16];
  private int size;
  private int verified;

  void reset() {
    size = 0;
    verified = 0;
  }

  /** Adds a class, or verifies it as the next, before any of its fields is read. */
  void meet(ClassInfo info, boolean encoding) {
    int fingerprint = info.shape().fingerprint();
    if (encoding) {
      add(fingerprint);
    } else {
      verify(info, fingerprint);
    }
  }

  private void add(int fingerprint) {
    if (size == fingerprints.length) {
      fingerprints = Arrays.copyOf(fingerprints, size * 2);
    }
    fingerprints[size++] = fingerprint;
  }

  private void verify(ClassInfo info, int fingerprint) {
    if (verified == size) {
      throw new MalformedDataException(
          "The bytes hold an object of the class "
              + info.type().getName()
              + " that their class table does not list");
    }
    if (fingerprints[verified++] != fingerprint) {
      throw new SchemaMismatchException(
          "The class "
              + info.type().getName()
              + " has changed since the bytes were written: read them with its former version, or"
              + " write with evolution(COMPATIBLE)");
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Checks that every class of the table was met. */
  void requireComplete() {
    if (verified != size) {
      throw new MalformedDataException(
          "The class table lists " + size + " classes, of which the bytes hold " + verified);
    }
  }

  int encodedSize() {
    return Varint.size(size) + size * ENTRY;
  }

  int write(byte[] to, int at) {
    int position = Varint.write(size, to, at);
    for (int i = 0; i < size; i++) {
      int value = fingerprints[i];
      to[position++] = (byte) (value >>> 24);
      to[position++] = (byte) (value >>> 16);
      to[position++] = (byte) (value >>> 8);
      to[position++] = (byte) value;
    }
    return position;
  }

  void read(Cursor in) {
    int count = Varint.read(in);
    if (count > in.remaining() / ENTRY) {
      throw Cursor.truncated();
    }
    for (int i = 0; i < count; i++) {
      add(in.fourBytes());
    }
  }
}
