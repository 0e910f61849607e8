package dev.polycodec.jdk;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.time.chrono.IsoChronology;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The classes by which the JDK replaces its own values in a stream. They appear only inside objects
 * with Java hooks, make values of safe classes only, and no policy knows them.
 */
final class JdkForms {

  private static final Map<String, Class<?>> BY_NAME = new HashMap<>();

  static {
    try (ObjectOutputStream stream = new Observer()) {
      stream.writeObject(LocalDate.EPOCH);
      stream.writeObject(IsoChronology.INSTANCE);
      stream.writeObject(List.of());
      stream.writeObject(EnumSet.noneOf(TimeUnit.class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private JdkForms() {}

  static boolean isOne(Class<?> type) {
    return BY_NAME.get(type.getName()) == type;
  }

  /** Returns the class of a name, or null if it is none of these. */
  static @Nullable Class<?> byName(String name) {
    return BY_NAME.get(name);
  }

  /** Learns what the samples are replaced by, as the classes cannot be named in Java. */
  private static final class Observer extends ObjectOutputStream {

    Observer() throws IOException {
      super(OutputStream.nullOutputStream());
      enableReplaceObject(true);
    }

    @Override
    protected @Nullable Object replaceObject(Object form) {
      BY_NAME.put(form.getClass().getName(), form.getClass());
      return null;
    }
  }
}
