package dev.polycodec.internal.core;

import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Layout;
import java.util.Arrays;

/** The class table of a strict message: a fingerprint for each class. */
final class FingerprintTable extends Manifest {

  private static final int ENTRY = 4;

  private int[] fingerprints = new int[16];
  private int size;
  private int verified;

  @Override
  void reset() {
    size = 0;
    verified = 0;
  }

  @Override
  Layout meet(ClassInfo info, boolean encoding) {
    int fingerprint = info.shape().fingerprint();
    if (encoding) {
      add(fingerprint);
    } else {
      verify(info, fingerprint);
    }
    return info.layout();
  }

  private void add(int fingerprint) {
    if (size == fingerprints.length) {
      fingerprints = Arrays.copyOf(fingerprints, size * 2);
    }
    fingerprints[size++] = fingerprint;
  }

  private void verify(ClassInfo info, int fingerprint) {
    if (verified == size) {
      throw unlisted(info);
    }
    if (fingerprints[verified++] != fingerprint) {
      throw new SchemaMismatchException(
          "The class "
              + info.type().getName()
              + " has changed since the bytes were written: read them with its former version, or"
              + " write with evolution(COMPATIBLE)");
    }
  }

  @Override
  int size() {
    return size;
  }

  @Override
  int verified() {
    return verified;
  }

  @Override
  int encodedSize() {
    return Varint.size(size) + size * ENTRY;
  }

  @Override
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

  @Override
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
