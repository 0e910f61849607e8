package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import dev.polycodec.spi.FieldSource;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each object is moved as the first of its class, and as one of many. */
class MoverTest {

  private static final Object NULL = new Object();

  private final ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
  private final Values values = new Values();

  static class Base {
    private final String name = "base";
    final @Nullable Object any = null;
  }

  /** More fields than one tree of handles has. */
  static final class Many extends Base {
    private boolean truth = true;
    private byte octet = -1;
    private short small = -2;
    private char letter = '\uFFFF';
    private int whole = -3;
    private long large = Long.MIN_VALUE;
    private float single = -0.5f;
    private double real = 1.5;
    private final Integer boxed = 4;
    private final String name = "hides";
    private final List<String> list = List.of("a");
    private final int[] array = {5};
  }

  record Components(
      boolean truth,
      byte octet,
      short small,
      char letter,
      int whole,
      long large,
      float single,
      double real,
      @Nullable String text) {}

  record Thirteen(
      int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m) {}

  record Nothing() {}

  record Refusing(int value) {
    Refusing {
      if (value < 0) {
        throw new IllegalArgumentException("negative");
      }
    }
  }

  static final class Text {
    private @Nullable String text;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Mover.MANY})
  void fieldsOfEachTypePassInTheOrderOfTheShape(int before) throws Exception {
    Shape shape = shapes.of(Many.class);
    meet(shape, new Many(), before);
    shape.drain(new Many(), values);
    assertThat(values.names)
        .containsExactlyElementsOf(shape.fields().stream().map(FieldShape::wireName).toList());
    Object filled = shape.allocate();
    shape.fill(filled, values);
    assertThat(filled).usingRecursiveComparison().isEqualTo(new Many());
    assertThat(values.queue).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Mover.MANY})
  void recordsAreConstructedFromTheirComponents(int before) throws Exception {
    moves(new Components(true, (byte) -1, (short) -2, 'c', -3, 4L, 5f, 6.0, null), before);
    moves(new Components(false, (byte) 1, (short) 2, 'd', 3, -4L, -5f, -6.0, "text"), before);
    moves(new Thirteen(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13), before);
    moves(new Nothing(), before);
  }

  private void moves(Record value, int before) throws Exception {
    Shape shape = shapes.of(value.getClass());
    meet(shape, value, before);
    shape.drain(value, values);
    assertThat(shape.construct(values)).isEqualTo(value);
    assertThat(values.queue).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Mover.MANY})
  void valuesOfAnotherClassAreRefusedByTheMessage(int before) throws Exception {
    Shape shape = shapes.of(Text.class);
    meet(shape, new Text(), before);
    Object owner = shape.allocate();
    values.queue.add(1);
    assertThatThrownBy(() -> shape.fill(owner, values))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("1 is no java.lang.String");
    assertThat(((Text) owner).text).isNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Mover.MANY})
  void exceptionsOfConstructorsPass(int before) throws Exception {
    Shape shape = shapes.of(Refusing.class);
    meet(shape, new Refusing(1), before);
    values.queue.add(-1);
    assertThatThrownBy(() -> shape.construct(values))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("negative");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, Mover.MANY})
  void anotherClassOfEngineMovesFieldsToo(int before) throws Exception {
    Shape shape = shapes.of(Many.class);
    meet(shape, new Many(), before);
    Values others = new Values() {};
    shape.drain(new Many(), others);
    Object filled = shape.allocate();
    shape.fill(filled, others);
    assertThat(filled).usingRecursiveComparison().isEqualTo(new Many());
  }

  @Test
  void ownersOfAnotherClassAreRefused() throws Exception {
    Shape shape = shapes.of(Text.class);
    meet(shape, new Text(), Mover.MANY);
    values.queue.add("text");
    assertThatThrownBy(() -> shape.fill("a string", values)).isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> shape.drain("a string", values))
        .isInstanceOf(ClassCastException.class);
  }

  @Test
  void whatIsNoRecordIsNotConstructed() {
    assertThatThrownBy(() -> shapes.of(Text.class).construct(values))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(Text.class.getName() + " has the shape FIELDS");
  }

  @Test
  void classesWithHandlesAreCollected() throws Exception {
    WeakReference<ClassLoader> loader = new WeakReference<>(useInLoaderOfItsOwn());
    for (int i = 0; i < 50 && loader.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(loader.get()).isNull();
  }

  private static ClassLoader useInLoaderOfItsOwn() throws Exception {
    OwnLoader loader = new OwnLoader();
    ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
    Shape shape = shapes.of(loader.define(Text.class));
    for (int i = 0; i <= Mover.MANY; i++) {
      Object owner = shape.allocate();
      Values values = new Values();
      values.queue.add("text");
      shape.fill(owner, values);
      shape.drain(owner, values);
      assertThat(values.queue).containsExactly("text");
    }
    return loader;
  }

  private void meet(Shape shape, Object value, int times) throws Exception {
    for (int i = 0; i < times; i++) {
      shape.drain(value, values);
      if (shape.kind() == Shape.Kind.RECORD) {
        shape.construct(values);
      } else {
        shape.fill(shape.allocate(), values);
      }
    }
    values.names.clear();
  }

  private static final class OwnLoader extends ClassLoader {

    OwnLoader() {
      super(MoverTest.class.getClassLoader());
    }

    Class<?> define(Class<?> original) throws IOException {
      String resource = "/" + original.getName().replace('.', '/') + ".class";
      try (InputStream in = Objects.requireNonNull(original.getResourceAsStream(resource))) {
        byte[] bytes = in.readAllBytes();
        return defineClass(original.getName(), bytes, 0, bytes.length);
      }
    }
  }

  /** Gives back what it got, and refuses what is of another class than declared. */
  private static class Values implements FieldSink, FieldSource {

    private final Deque<Object> queue = new ArrayDeque<>();
    private final List<String> names = new ArrayList<>();
    private final Message message =
        (Message)
            Proxy.newProxyInstance(
                Message.class.getClassLoader(),
                new Class<?>[] {Message.class},
                (proxy, method, arguments) -> {
                  assertThat(method.getName()).isEqualTo("sound");
                  Class<?> declared = (Class<?>) arguments[1];
                  if (arguments[0] != null && !declared.isInstance(arguments[0])) {
                    throw new MalformedDataException(arguments[0] + " is no " + declared.getName());
                  }
                  return arguments[0];
                });

    @Override
    public Message message() {
      return message;
    }

    private void add(FieldShape field, @Nullable Object value) {
      names.add(field.wireName());
      queue.add(value == null ? NULL : value);
    }

    @Override
    public void put(FieldShape field, boolean value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, byte value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, short value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, char value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, int value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, long value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, float value) {
      add(field, value);
    }

    @Override
    public void put(FieldShape field, double value) {
      add(field, value);
    }

    @Override
    public boolean takeBoolean(FieldShape field) {
      return (Boolean) queue.remove();
    }

    @Override
    public byte takeByte(FieldShape field) {
      return (Byte) queue.remove();
    }

    @Override
    public short takeShort(FieldShape field) {
      return (Short) queue.remove();
    }

    @Override
    public char takeChar(FieldShape field) {
      return (Character) queue.remove();
    }

    @Override
    public int takeInt(FieldShape field) {
      return (Integer) queue.remove();
    }

    @Override
    public long takeLong(FieldShape field) {
      return (Long) queue.remove();
    }

    @Override
    public float takeFloat(FieldShape field) {
      return (Float) queue.remove();
    }

    @Override
    public double takeDouble(FieldShape field) {
      return (Double) queue.remove();
    }

    @Override
    public void put(FieldShape field, @Nullable Object value) {
      add(field, value);
    }

    @Override
    public @Nullable Object take(FieldShape field) {
      Object value = queue.remove();
      return value == NULL ? null : value;
    }
  }
}
