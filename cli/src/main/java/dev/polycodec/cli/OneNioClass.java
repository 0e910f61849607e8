package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Field;
import java.util.List;

/**
 * A class as one-nio describes it.
 *
 * @param fields those of its objects, or the constants of an enum
 */
record OneNioClass(Kind kind, String name, List<Field> fields) {

  /** What the objects of a class are made of. */
  enum Kind {
    OBJECTS,
    ENUM,
    COLLECTION,
    MAP,
    /** Knows only by itself where it ends. */
    OPAQUE,
    FIELDS;

    private static final int FIRST = 36;
    private static final int JAVA_TIME = 51;

    /** Says whether the library has a kind at a place. */
    static boolean isOne(int index) {
      return index == JAVA_TIME || index >= FIRST && index - FIRST < values().length;
    }

    /** Returns the kind that the library has at a place. */
    static Kind of(int index) {
      if (!isOne(index)) {
        throw new MalformedDataException("The bytes describe no class where they must");
      }
      return index == JAVA_TIME ? OPAQUE : values()[index - FIRST];
    }
  }
}
