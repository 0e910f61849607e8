package dev.polycodec.jdk;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Object streams as any Java program uses them. */
public final class PlainJdk implements PlainLibrary {

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("jdk-plain").allow("dev.polycodec.jdk.PlainJdk$*");
  }

  @Override
  public byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  @Override
  public @Nullable Object read(byte[] bytes, Class<?> type) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }

  @Override
  public List<Object> values() {
    User user = new User("Ann", 7);
    user.friends.add(user);
    user.friends.add(new User("Bob", 8));
    user.notes.put("list", List.of(1, "two", new Mark(3, Map.of("k", TimeUnit.DAYS))));
    user.notes.put("array", new Object[] {new int[] {1, 2}, new Mark[] {new Mark(4, null)}});
    user.hours.put(TimeUnit.HOURS, 24L);
    return List.of(user, new Mark(1, user), new Replaced("by another"));
  }

  /** A base class that writes itself. */
  static class Base implements Serializable {
    private static final long serialVersionUID = 1L;

    transient int number;

    Base(int number) {
      this.number = number;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeInt(number);
      out.writeObject("written by hand");
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      number = in.readInt();
      Objects.requireNonNull(in.readObject());
    }
  }

  /** A class with fields of all sorts. */
  static final class User extends Base {
    private static final long serialVersionUID = 1L;

    final String name;
    final List<User> friends = new ArrayList<>();
    final Map<String, Object> notes = new HashMap<>();
    final Map<TimeUnit, Long> hours = new EnumMap<>(TimeUnit.class);

    User(String name, int number) {
      super(number);
      this.name = name;
    }
  }

  /** A record. */
  record Mark(int line, @Nullable Object content) implements Serializable {}

  /** A class that another stands for in the stream. */
  static final class Replaced implements Serializable {
    private static final long serialVersionUID = 1L;

    final String text;

    Replaced(String text) {
      this.text = text;
    }

    private Object writeReplace() {
      return new Proxy(text);
    }

    private void readObject(ObjectInputStream in) throws IOException {
      throw new IOException("written as a proxy only");
    }
  }

  /** What stands for it. */
  record Proxy(String text) implements Serializable {
    private Object readResolve() {
      return new Replaced(text);
    }
  }
}
