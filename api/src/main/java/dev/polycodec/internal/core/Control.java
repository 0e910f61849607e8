package dev.polycodec.internal.core;

/**
 * The first byte of a frame: the format version, and the form of what follows. See
 * docs/wire-format.md.
 */
final class Control {

  /** All of a message that is null, the same in every codec, version and mode. */
  static final int NULL_ROOT = 0x0F;

  /** Strict: more fingerprints than the form can count. Any lower form is their number. */
  private static final int MANY = 11;

  /** Compatible, without a schema. */
  private static final int NO_SCHEMAS = 12;

  /** Compatible, with schemas. */
  private static final int SCHEMAS = 13;

  private static final int LAST_VERSION = 12;

  private Control() {}

  /** Returns the byte of a message whose class table has a number of entries. */
  static int of(int version, boolean compatible, int entries) {
    int form = Math.min(entries, MANY);
    if (compatible) {
      form = entries == 0 ? NO_SCHEMAS : SCHEMAS;
    }
    return version << 4 | form;
  }

  /** Says whether a message that is not null may begin with a byte. */
  static boolean isKnown(int control) {
    return version(control) >= 1 && version(control) <= LAST_VERSION && form(control) <= SCHEMAS;
  }

  static int version(int control) {
    return control >>> 4;
  }

  static boolean isCompatible(int control) {
    return form(control) >= NO_SCHEMAS;
  }

  /** Says whether the number of entries is a number of its own before the class table. */
  static boolean isCounted(int control) {
    return form(control) == MANY || form(control) == SCHEMAS;
  }

  /** Returns the number of entries, or the least that is counted. */
  static int entries(int control) {
    int form = form(control);
    if (form <= MANY) {
      return form;
    }
    return form == SCHEMAS ? 1 : 0;
  }

  private static int form(int control) {
    return control & 0xF;
  }
}
