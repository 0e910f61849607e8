package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer.Since;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeMismatchException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jspecify.annotations.Nullable;

/** What the tests of {@code kryo-plain} read, and the Kryo that writes it. */
final class PlainOrders {

  private PlainOrders() {}

  /** A class with a number for every field, one of which its first version lacks. */
  static final class Order implements Serializable {
    static final long serialVersionUID = 1L;

    @Tag(1)
    int id;

    @Tag(2)
    @Nullable String text;

    @Tag(3)
    @Since(1)
    @Nullable Detail detail;

    @Tag(4)
    @Nullable List<Object> any;

    private Order() {}

    Order(int id, String text) {
      this.id = id;
      this.text = text;
      this.detail = new Detail(id + 1);
      this.any = new ArrayList<>(List.of("any", detail));
    }

    @Override
    public String toString() {
      return id + " " + text + " " + detail + " " + any;
    }
  }

  /** Another class, with fields that Order has not. */
  static final class Detail implements Serializable {
    static final long serialVersionUID = 1L;

    @Tag(1)
    int line;

    private Detail() {}

    Detail(int line) {
      this.line = line;
    }

    @Override
    public String toString() {
      return "line " + line;
    }
  }

  /** A class like Detail, but not one. */
  static final class Impostor {
    int line = 9;
  }

  static final Consumer<Kryo> REGISTERED =
      kryo -> {
        kryo.register(Order.class);
        kryo.register(Detail.class, 50);
        kryo.register(ArrayList.class);
      };

  static final Consumer<Kryo> UNREGISTERED = kryo -> kryo.setRegistrationRequired(false);

  /** A serializer of the application. */
  static final class DetailSerializer extends Serializer<Detail> {
    @Override
    public void write(Kryo kryo, Output out, Detail value) {
      out.writeInt(value.line);
      kryo.writeClassAndObject(out, "more");
    }

    @Override
    public Detail read(Kryo kryo, Input in, Class<? extends Detail> type) {
      Detail detail = new Detail(in.readInt());
      assertThat(kryo.readClassAndObject(in)).isEqualTo("more");
      return detail;
    }
  }

  @SuppressWarnings("rawtypes") // as Kryo's own method
  static Consumer<Kryo> defaults(Class<? extends Serializer> serializer) {
    return UNREGISTERED.andThen(kryo -> kryo.setDefaultSerializer(serializer));
  }

  static Kryo kryo(Consumer<Kryo> setup) {
    Kryo kryo = new Kryo();
    setup.accept(kryo);
    return kryo;
  }

  static byte[] written(Consumer<Kryo> setup, @Nullable Object value) {
    Output out = new Output(64, -1);
    kryo(setup).writeClassAndObject(out, value);
    return out.toBytes();
  }

  static Codec codec(Consumer<Kryo> setup) {
    KryoPlainOptions options = KryoPlainOptions.builder().setup(setup).build();
    return Codecs.builder()
        .use("kryo-plain")
        .configure(options)
        .allow("dev.polycodec.kryo.PlainOrders$*")
        .build();
  }

  static AbstractThrowableAssert<?, ? extends Throwable> refused(
      Consumer<Kryo> setup, byte[] bytes, Class<? extends Throwable> failure) {
    try (Codec codec = codec(setup)) {
      return assertThatThrownBy(() -> codec.decode(bytes, Order.class)).isInstanceOf(failure);
    }
  }

  static AbstractThrowableAssert<?, ? extends Throwable> refusedAs(
      Consumer<Kryo> setup, byte[] bytes, Class<?> type) {
    try (Codec codec = codec(setup)) {
      return assertThatThrownBy(() -> codec.decode(bytes, type))
          .isInstanceOf(TypeMismatchException.class);
    }
  }
}
