package dev.polycodec.onenio;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import one.nio.serial.Default;
import one.nio.serial.NotSerial;
import one.nio.serial.Renamed;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;
import one.nio.serial.SerializerNotFoundException;
import org.jspecify.annotations.Nullable;

/** one-nio as it is; who reads asks this process for schemas. */
public class PlainOneNio implements PlainLibrary {

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("onenio-plain")
        .configure(OneNioPlainOptions.builder().schemas(PlainOneNio::schema).build())
        .allow("dev.polycodec.onenio.PlainOneNio$*");
  }

  static byte @Nullable [] schema(long number) {
    try {
      return Serializer.persist(Repository.requestSerializer(number));
    } catch (SerializerNotFoundException e) {
      return null;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public byte[] write(Object value) throws Exception {
    return Serializer.serialize(value);
  }

  @Override
  public final @Nullable Object read(byte[] bytes, Class<?> type) throws Exception {
    Object value = Serializer.deserialize(bytes);
    if (ConstantsByLuck.areIn(value)) {
      throw new IOException("The constants have any order");
    }
    return value;
  }

  @Override
  public List<Object> values() {
    User user = new User("Ann", 7);
    user.friends.add(user);
    user.friends.add(new User("Bob", 8));
    user.notes.put("list", new ArrayList<>(List.of(1, "two", new Mark(3, TimeUnit.DAYS))));
    user.notes.put("array", new Object[] {new int[] {1, 2}, new Mark[] {new Mark(4, null)}});
    user.notes.put("nulls", new ArrayList<>(java.util.Collections.nCopies(20, null)));
    user.notes.put("sorted", new TreeSet<>(Set.of("b", "a")));
    user.seen = new Date(1_700_000_000_000L);
    return List.of(user, new Mark(1, user), new ArrayList<>(List.of(user, user)));
  }

  /** A base class, one field of which has the name of one of its subclass. */
  static class Base implements Serializable {
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
  @Renamed(from = "com.acme.Customer")
  static final class User extends Base {
    final String name;
    final List<User> friends = new ArrayList<>();
    final Map<String, Object> notes = new HashMap<>();
    final boolean active = true;
    final double[] weights = {1.5, -0.0};

    @Renamed(from = "hits")
    long visits = 1L << 40;

    @Default("7")
    int age = 30;

    @Nullable Date seen;
    @Nullable Object nothing;
    @NotSerial transient @Nullable Object cache;

    User(String name, int number) {
      super(number);
      this.name = name;
    }
  }

  /** A record. */
  record Mark(int line, @Nullable Object content) implements Serializable {}

  /**
   * Not those: one-nio sets fields of the JDK's objects without a look, and later tests of the JVM
   * would meet what is left.
   */
  @Override
  public boolean triesEverydayValues() {
    return false;
  }
}
