package dev.polycodec.internal.core;

import dev.polycodec.internal.message.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How the messages of a codec begin; immutable.
 *
 * @param framed whether messages have a frame, which says who wrote them
 * @param beginnings one of which every message has; empty if a message may begin with anything
 */
record Signature(boolean framed, List<byte[]> beginnings) {

  /** So many bytes are no coincidence. */
  private static final int STRONG = 3;

  /** Returns that of a codec, whose provider announces how bare messages begin. */
  static Signature of(Setup setup, List<byte[]> announced) {
    return new Signature(setup.framed(), setup.framed() ? frames(setup) : announced);
  }

  private static List<byte[]> frames(Setup setup) {
    byte number = (byte) setup.variant().number();
    List<byte[]> frames = new ArrayList<>();
    for (int control = 0; control < 256; control++) {
      if (Control.isKnown(control)
          && Control.version(control) == setup.variant().formatVersion()
          && Control.isCompatible(control) == setup.isCompatible()) {
        frames.add(new byte[] {(byte) control, number});
      }
    }
    frames.add(new byte[] {Control.NULL_ROOT});
    return frames;
  }

  /** Says whether messages may begin with anything. */
  boolean isOpen() {
    return beginnings.isEmpty();
  }

  /** Says whether no range but a null root, which all have, can be a message of both codecs. */
  boolean isApartFrom(Signature other) {
    if (framed && other.framed) {
      return true; // the numbers of two codecs differ, and the forms of two modes
    }
    if (isOpen() || other.isOpen()) {
      return isStrong() || other.isStrong();
    }
    return beginnings.stream()
        .noneMatch(mine -> other.beginnings.stream().anyMatch(its -> overlap(mine, its)));
  }

  private boolean isStrong() {
    return !isOpen() && beginnings.stream().allMatch(mine -> mine.length >= STRONG);
  }

  private static boolean overlap(byte[] one, byte[] other) {
    int common = Math.min(one.length, other.length);
    return Arrays.equals(one, 0, common, other, 0, common);
  }

  /** Says whether a range begins like a message of the codec. */
  boolean matches(byte[] array, int offset, int length) {
    for (byte[] beginning : beginnings) {
      if (length >= beginning.length
          && Arrays.equals(
              array, offset, offset + beginning.length, beginning, 0, beginning.length)) {
        return true;
      }
    }
    return isOpen();
  }
}
