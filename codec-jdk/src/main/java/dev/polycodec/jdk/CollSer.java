package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What stands for a {@code List.of}, {@code Set.of} or {@code Map.of} in a stream, read in the
 * place of the JDK's class of that name, which would compare keys that nobody has counted.
 */
final class CollSer implements Serializable {

  private static final long serialVersionUID = 6309168927139932177L;

  private static final int LIST = 1;
  private static final int SET = 2;
  private static final int MAP = 3;
  private static final int LIST_WITH_NULLS = 4;
  private static final int KIND = 0xff;

  private static final Class<?> SET_CLASS = Set.of(1, 2, 3).getClass();
  private static final Class<?> MAP_CLASS = Map.of(1, 1, 2, 2).getClass();

  /** The kind, in the lowest byte. */
  private int tag;

  private transient @Nullable GuardedStream stream;
  private transient @Nullable Object @Nullable [] content;

  private CollSer() {}

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    GuardedStream guarded = (GuardedStream) in;
    content = guarded.readContent(Object[].class, in.readInt(), 1);
    stream = guarded;
  }

  private Object readResolve() {
    GuardedStream guarded = Objects.requireNonNull(stream);
    @Nullable Object[] elements = Objects.requireNonNull(content);
    try {
      return guarded.counted(collection(elements, guarded.message));
    } catch (NullPointerException | IllegalArgumentException e) {
      throw new MalformedDataException("The stream holds a collection that cannot be");
    }
  }

  private Object collection(@Nullable Object[] elements, Message message) {
    switch (tag & KIND) {
      case LIST:
        return List.of(elements);
      case LIST_WITH_NULLS:
        return Arrays.stream(elements).toList();
      case SET:
        message.form(SET_CLASS, elements, false);
        return Set.of(elements);
      case MAP:
        message.form(MAP_CLASS, elements, false);
        return map(elements);
      default:
        throw new IllegalArgumentException("There is no such kind");
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays there are none
  private static Object map(@Nullable Object[] content) {
    if (content.length % 2 != 0) {
      throw new IllegalArgumentException("A key has no value");
    }
    Map.Entry[] entries = new Map.Entry[content.length / 2];
    Arrays.setAll(
        entries,
        i ->
            Map.entry(
                Objects.requireNonNull(content[2 * i]),
                Objects.requireNonNull(content[2 * i + 1])));
    return Map.ofEntries(entries);
  }
}
