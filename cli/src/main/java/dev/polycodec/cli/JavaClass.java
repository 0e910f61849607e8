package dev.polycodec.cli;

import dev.polycodec.spi.tree.Tree.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The description of a class in a Java object stream.
 *
 * @param flags how its objects were written
 * @param fields their names, and the descriptors of their types
 * @param parent the class that it extends, if that is serializable
 */
record JavaClass(String name, int flags, List<Field> fields, @Nullable JavaClass parent) {

  private static final int WRITE_METHOD = 1;
  private static final int SERIALIZABLE = 2;
  private static final int EXTERNALIZABLE = 4;
  private static final int BLOCK_DATA = 8;

  boolean isSerializable() {
    return (flags & SERIALIZABLE) != 0;
  }

  /** Returns whether a method of the class has written something after the fields. */
  boolean writesMore() {
    return isSerializable() ? (flags & WRITE_METHOD) != 0 : isExternalizable();
  }

  private boolean isExternalizable() {
    return (flags & EXTERNALIZABLE) != 0;
  }

  /** Returns whether nothing tells where the state of an object ends. */
  boolean isOpaque() {
    return isExternalizable() && (flags & BLOCK_DATA) == 0;
  }

  /** Returns the class and those that it extends, these first. */
  List<JavaClass> lineage() {
    List<JavaClass> lineage = parent == null ? new ArrayList<>() : parent.lineage();
    lineage.add(this);
    return lineage;
  }
}
