package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo as most applications set it up: any class by its name, references, no constructors. */
public class PlainKryo implements PlainLibrary {

  /** What Kryo brings back because the state that it skips is the usual one. */
  static final Set<String> OVER_REFUSED =
      Set.of(
          "everyday/headers",
          "everyday/no values of keys",
          "everyday/time 30 null at Sun Aug 17 07:12:55 UTC 292278994",
          "everyday/values of keys",
          "extra/externalizable",
          "extra/handwritten",
          "extra/resolved when read",
          "list/copies none");

  /** Sets up the Kryo that writes and, through the options, the one that reads. */
  void setUp(Kryo kryo) {
    kryo.setRegistrationRequired(false);
    kryo.setReferences(true);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
  }

  @Override
  public final CodecBuilder builder() {
    return Codecs.builder()
        .use("kryo-plain")
        .configure(KryoPlainOptions.builder().setup(this::setUp).build())
        .allow("dev.polycodec.kryo.PlainKryo$*");
  }

  private Kryo kryo() {
    Kryo kryo = new Kryo();
    setUp(kryo);
    return kryo;
  }

  @Override
  public final byte[] write(Object value) {
    Output out = new Output(64, -1);
    kryo().writeClassAndObject(out, value);
    return out.toBytes();
  }

  @Override
  public final @Nullable Object read(byte[] bytes, Class<?> type) {
    return kryo().readClassAndObject(new Input(bytes));
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

  /** A generic class, whose final type argument saves Kryo the class of the elements. */
  static final class Generic<T> {
    final T first;
    final List<T> others;

    Generic(T first, List<T> others) {
      this.first = first;
      this.others = new ArrayList<>(others);
    }
  }
}
