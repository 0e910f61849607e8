package dev.polycodec.fory;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.logging.LogLevel;
import org.apache.fory.logging.LoggerFactory;
import org.jspecify.annotations.Nullable;

/** Fory for Java as an application sets it up: any class by its name, references. */
public class PlainFory implements PlainLibrary {

  static {
    LoggerFactory.setLogLevel(LogLevel.ERROR_LEVEL); // else it prints what it finds inefficient
  }

  private @Nullable Fory writer;

  /** Another one, as Fory writes a container as it last read one. */
  private @Nullable Fory reader;

  /** Sets up the Fory that writes and, through the options, the one that reads. */
  void setUp(ForyBuilder builder) {
    builder.withMaxDepth(2000);
  }

  /** Registers classes. */
  void register(Fory fory) {}

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("fory-plain")
        .trustedInput()
        .configure(ForyPlainOptions.builder().setup(this::setUp).register(this::register).build())
        .allow("dev.polycodec.fory.PlainFory$*");
  }

  private Fory made() {
    ForyBuilder builder =
        Fory.builder().withXlang(false).withRefTracking(true).requireClassRegistration(false);
    setUp(builder);
    Fory fory = builder.build();
    register(fory);
    return fory;
  }

  @Override
  public final byte[] write(Object value) {
    if (writer == null) {
      writer = made();
    }
    try {
      return writer.serialize(value);
    } catch (RuntimeException e) {
      writer = null; // what fails within a collection changes how it writes others
      throw e;
    }
  }

  @Override
  public final @Nullable Object read(byte[] bytes, Class<?> type) {
    if (reader == null) {
      reader = made();
    }
    return reader.deserialize(bytes);
  }

  @Override
  public List<Object> values() {
    User user = new User("Ann", 7);
    user.friends.add(user);
    user.friends.add(new User("Bob", 8));
    user.notes.put("list", new ArrayList<>(List.of(1, "two", new Mark(3, TimeUnit.DAYS))));
    user.notes.put("array", new Object[] {new int[] {1, 2}, new Mark[] {new Mark(4, null)}});
    user.notes.put("nulls", new ArrayList<>(java.util.Collections.nCopies(20, null)));
    user.marks = new Generic<>(new Mark(5, "generic"), List.of(new Mark(6, 6L)));
    user.seen = new Date(1_700_000_000_000L);
    return List.of(user, new Mark(1, user), new ArrayList<>(List.of(user, user)));
  }

  /** A base class, one field of which has the name of one of its subclass. */
  static class Base {
    private final int number;
    String text = "base";

    Base(int number) {
      this.number = number;
    }

    int number() {
      return number;
    }
  }

  /** A class with fields of all sorts. */
  static final class User extends Base {
    final String name;
    final List<User> friends = new ArrayList<>();
    final Map<String, Object> notes = new HashMap<>();
    final boolean active = true;
    final double[] weights = {1.5, -0.0};
    long visits = 1L << 40;
    @Nullable Date seen;
    @Nullable Generic<Mark> marks;
    @Nullable Object nothing;

    User(String name, int number) {
      super(number);
      this.name = name;
    }
  }

  /** A record. */
  record Mark(int line, @Nullable Object content) {}

  /** A generic class. */
  static final class Generic<T> {
    final T first;
    final List<T> others;

    Generic(T first, List<T> others) {
      this.first = first;
      this.others = new ArrayList<>(others);
    }
  }
}
