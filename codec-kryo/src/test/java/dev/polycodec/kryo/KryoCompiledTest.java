package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Surrogate;
import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.io.InputStream;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KryoCompiledTest {

  /** More objects than are worth code of their own. */
  private static final int MANY = 300;

  /** Public, as loaders share it. */
  public static final class Witness {}

  static class Base {
    private int number = 7;
    private final long fixed;

    Base(long fixed) {
      this.fixed = fixed;
    }
  }

  static final class Held extends Base {
    private final String name = String.valueOf("name"); // not a constant of the compiler
    private final Witness witness = new Witness();
    private Integer boxed = 1_000_000;
    private double real = -0.0;
    private boolean[] truths = {true, false};

    Held() {
      super(1L << 40);
    }
  }

  record Pair(int first, Witness second, String third, long fourth, char fifth) {}

  /** Sees whether a value is moved by code that was compiled for the class that holds it. */
  static final class Watching implements Surrogate<Witness, String> {

    private final List<Boolean> compiled = new ArrayList<>();

    @Override
    public Class<Witness> type() {
      return Witness.class;
    }

    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(Witness value) {
      watch();
      return "";
    }

    @Override
    public Witness fromForm(String form) {
      watch();
      return new Witness();
    }

    private void watch() {
      StackWalker walker = StackWalker.getInstance(Option.SHOW_HIDDEN_FRAMES);
      compiled.add(walker.walk(frames -> frames.anyMatch(Watching::isCompiled)));
    }

    private static boolean isCompiled(StackFrame frame) {
      return frame.getClassName().contains("$$Walk");
    }

    boolean last() {
      return compiled.get(compiled.size() - 1);
    }
  }

  @Test
  void aClassThatIsMetOftenIsWrittenAndReadByCodeOfItsOwn() {
    Watching watching = new Watching();
    try (Codec codec = builder(watching).build()) {
      TypedCodec<Held> held = codec.forType(Held.class);
      byte[] before = held.encode(new Held());
      assertThat(watching.last()).isFalse();
      held.decode(before);
      assertThat(watching.last()).isFalse();
      for (int i = 0; i < MANY; i++) {
        assertThat(held.encode(new Held())).isEqualTo(before);
      }
      assertThat(watching.last()).isTrue();
      Held decoded = held.decode(before);
      assertThat(watching.last()).isTrue();
      assertThat(decoded)
          .usingRecursiveComparison()
          .ignoringFields("witness")
          .isEqualTo(new Held());
      assertThat(decoded.witness).isNotNull();
    }
  }

  @Test
  void aRecordThatIsMetOftenIsConstructedByCodeOfItsOwn() {
    Watching watching = new Watching();
    try (Codec codec = builder(watching).build()) {
      TypedCodec<Pair> pairs = codec.forType(Pair.class);
      byte[] before = pairs.encode(new Pair(-1, null, "third", 4, 'x'));
      for (int i = 0; i < MANY; i++) {
        assertThat(pairs.decode(before)).isEqualTo(new Pair(-1, null, "third", 4, 'x'));
      }
      Pair watched = pairs.decode(pairs.encode(new Pair(1, new Witness(), null, 2, 'y')));
      assertThat(watching.last()).isTrue();
      assertThat(watched.second).isNotNull();
    }
  }

  @Test
  void aMessageThatFailsCompilesNothing() {
    Watching watching = new Watching();
    try (Codec codec = builder(watching).build()) {
      TypedCodec<Held> held = codec.forType(Held.class);
      byte[] message = held.encode(new Held());
      byte[] broken = message.clone();
      broken[broken.length - 1] = 9; // announces a form of four characters
      for (int i = 0; i < MANY; i++) {
        try {
          held.decode(broken);
        } catch (RuntimeException refused) {
          assertThat(refused).hasMessage("The bytes announce 4 elements, but only 0 bytes remain");
        }
      }
      held.decode(message);
      assertThat(watching.last()).isFalse();
    }
  }

  /** Its code cannot be linked by its own loader, nor be a part of its module. */
  @Test
  void aClassWhoseLoaderDoesNotSeePolycodecIsMovedByCodeOfOurOwn() throws Exception {
    ClassLoader apart = new Apart();
    requireCompiled(apart.loadClass(Held.class.getName()));
    Class<?> witness = Witness.class;
    requireCompiled(
        apart.loadClass(Pair.class.getName()),
        List.of(int.class, witness, String.class, long.class, char.class),
        -1,
        new Witness(),
        "third",
        4L,
        'x');
  }

  private static void requireCompiled(Class<?> type) throws Exception {
    requireCompiled(type, List.of());
  }

  private static void requireCompiled(Class<?> type, List<Class<?>> types, Object... arguments)
      throws Exception {
    var constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
    constructor.setAccessible(true);
    Object value = constructor.newInstance(arguments);
    Watching watching = new Watching();
    try (Codec codec = builder(watching).build()) {
      byte[] first = codec.encode(value);
      for (int i = 0; i < MANY; i++) {
        assertThat(codec.encode(value)).isEqualTo(first);
        codec.decode(first, type);
      }
      assertThat(watching.last()).isTrue();
      assertThat(codec.encode(codec.decode(first, type))).isEqualTo(first);
      assertThat(watching.last()).isTrue();
    }
  }

  /** Knows nothing but the JDK and the witness, and has classes of its own for the others here. */
  private static final class Apart extends ClassLoader {

    Apart() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.equals(Witness.class.getName())) {
        return Witness.class;
      }
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = KryoCompiledTest.class.getClassLoader().getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static CodecBuilder builder(Watching watching) {
    return Codecs.builder().use("kryo").surrogate(watching);
  }
}
