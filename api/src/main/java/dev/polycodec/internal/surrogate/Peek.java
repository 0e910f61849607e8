package dev.polycodec.internal.surrogate;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Sees what the first field of a serializable JDK object holds where no method tells, such as the
 * key type of an empty {@code EnumMap}.
 *
 * <p>It writes the object to nowhere and listens: reflection would need {@code --add-opens}. No
 * byte is kept, and nothing that the fields refer to is written.
 */
final class Peek extends ObjectOutputStream {

  private @Nullable Object owner;
  private @Nullable Object object;
  private @Nullable Class<?> type;

  private Peek(Object root) throws IOException {
    super(OutputStream.nullOutputStream());
    enableReplaceObject(true);
    writeObject(root);
  }

  /** Returns the first object that a field of the root refers to, or null if all are null. */
  static @Nullable Object object(Object root) {
    return at(root).object;
  }

  /** Returns the first {@code Class} that a field of the root refers to. */
  static Class<?> type(Object root) {
    Class<?> type = at(root).type;
    if (type == null) {
      throw new IllegalArgumentException(root.getClass().getName() + " refers to no class");
    }
    return type;
  }

  private static Peek at(Object root) {
    try (Peek peek = new Peek(root)) {
      return peek;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sees the described classes: first those of the owner and its superclasses. */
  @Override
  protected void annotateClass(Class<?> described) {
    if (type == null && owner != null && !described.isInstance(owner)) {
      type = described;
    }
  }

  /** Sees first the root, or what replaces it, then what its fields refer to. */
  @Override
  protected @Nullable Object replaceObject(Object value) {
    if (owner == null) {
      owner = value;
      return value;
    }
    if (object == null) {
      object = value;
    }
    return null;
  }
}
