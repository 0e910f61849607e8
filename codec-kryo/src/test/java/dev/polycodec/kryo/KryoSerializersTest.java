package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.NoCodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.stored.Envelopes;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class KryoSerializersTest {

  /** Whose content only its serializer knows. */
  static final class Box {
    transient Object first;
    transient Object second;
  }

  static final class Shelf {
    Box left;
    Box right;
    Secret secret;
  }

  static final class Secret {
    String text = "hidden";
  }

  static class BoxSerializer extends Serializer<Box> {

    @Override
    public void write(Kryo kryo, Output out, Box box) {
      kryo.writeClassAndObject(out, box.first);
      kryo.writeObjectOrNull(out, box.second, Box.class);
    }

    @Override
    public Box read(Kryo kryo, Input in, Class<? extends Box> type) {
      Box box = new Box();
      kryo.reference(box);
      box.first = kryo.readClassAndObject(in);
      box.second = kryo.readObjectOrNull(in, Box.class);
      return box;
    }
  }

  static final class WrongSerializer extends BoxSerializer {

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Box read(Kryo kryo, Input in, Class<? extends Box> type) {
      super.read(kryo, in, type);
      return (Box) ((Supplier) () -> "not a box").get();
    }
  }

  @Test
  void anOwnSerializerKeepsSharedAndCyclicReferences() {
    Box box = new Box();
    box.first = List.of(box.getClass().getSimpleName(), 7);
    box.second = box;
    Shelf shelf = new Shelf();
    shelf.left = box;
    shelf.right = box;
    try (Codec codec = codec(BoxSerializer::new)) {
      Shelf decoded = codec.decode(codec.encode(shelf), Shelf.class);
      assertThat(decoded.left).isSameAs(decoded.right);
      assertThat(decoded.left.second).isSameAs(decoded.left);
      assertThat(decoded.left.first).isEqualTo(List.of("Box", 7));
    }
  }

  @Test
  void anOwnSerializerMayReferToWhatOthersWrote() {
    Shelf shelf = new Shelf();
    shelf.left = new Box();
    shelf.left.first = shelf;
    try (Codec codec = codec(BoxSerializer::new)) {
      Shelf decoded = codec.decode(codec.encode(shelf), Shelf.class);
      assertThat(decoded.left.first).isSameAs(decoded);
    }
  }

  @Test
  void thePolicyHoldsInsideAnOwnSerializer() {
    Box box = new Box();
    box.first = new Secret();
    byte[] bytes;
    try (Codec codec =
        Codecs.builder().use("kryo").allow(Secret.class).configure(options()).build()) {
      bytes = codec.encode(box);
      assertThat(codec.decode(bytes, Box.class).first).isInstanceOf(Secret.class);
    }
    try (Codec codec = codec(BoxSerializer::new)) {
      assertThatThrownBy(() -> codec.encode(box)).isInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> codec.decode(bytes, Box.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("allow(\"dev.polycodec.kryo.KryoSerializersTest$Secret\")");
    }
  }

  @Test
  void anObjectOfAnotherClassThanTheSerializersIsRefused() {
    try (Codec codec = codec(WrongSerializer::new)) {
      byte[] bytes = codec.encode(new Shelf());
      Shelf shelf = new Shelf();
      shelf.left = new Box();
      byte[] wrong = codec.encode(shelf);
      assertThat(codec.decode(bytes, Shelf.class).left).isNull();
      assertThatThrownBy(() -> codec.decode(wrong, Shelf.class))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void whatASerializerThrowsIsTheCause() {
    try (Codec codec = codec(FailingSerializer::new)) {
      assertThatThrownBy(() -> codec.encode(new Box()))
          .isInstanceOf(EncodeException.class)
          .hasCauseInstanceOf(UnsupportedOperationException.class);
    }
  }

  static final class FailingSerializer extends BoxSerializer {
    @Override
    public void write(Kryo kryo, Output out, Box box) {
      throw new UnsupportedOperationException("boxes stay where they are");
    }
  }

  @Test
  void aClassHasOneSerializer() {
    KryoOptions.Builder builder = KryoOptions.builder().serializer(Box.class, BoxSerializer::new);
    assertThatThrownBy(() -> builder.serializer(Box.class, BoxSerializer::new))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("dev.polycodec.kryo.KryoSerializersTest$Box has a serializer already");
  }

  @Test
  void aSerializerThatNobodyWouldAskIsRefused() {
    String interfaces = "no object has exactly this class; name the classes that objects have";
    refused(Comparable.class, "java.lang.Comparable", interfaces);
    refused(Number.class, "java.lang.Number", interfaces);
    refused(int.class, "int", "its values are written in place");
    refused(String.class, "java.lang.String", "its values are written in place");
    refused(
        StringJoiner.class,
        "java.util.StringJoiner",
        "java.util.StringJoiner is a JDK class without a portable form: register a Surrogate for"
            + " it");
  }

  private static void refused(Class<?> type, String name, String why) {
    KryoOptions options = KryoOptions.builder().serializer(type, NoSerializer::new).build();
    assertThatThrownBy(() -> Codecs.builder().use("kryo").configure(options).build())
        .isInstanceOf(NoCodecException.class)
        .hasMessage(
            "The codec 'kryo' cannot be opened: KryoOptions.serializer("
                + name
                + ".class, ...) is never asked: "
                + why);
  }

  /** Is never asked. */
  private static final class NoSerializer extends Serializer<Object> {
    @Override
    public void write(Kryo kryo, Output out, Object value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Object read(Kryo kryo, Input in, Class<? extends Object> type) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void optionsOfTheOtherVariantAreRefused() {
    KryoPlainOptions raw = KryoPlainOptions.builder().build();
    assertThatThrownBy(() -> Codecs.builder().use("kryo").configure(raw).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "configure(KryoPlainOptions) cannot be combined with the codec 'kryo', which has no such"
                + " options");
    assertThatThrownBy(() -> Codecs.builder().use("kryo-plain").configure(options()).build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "configure(KryoOptions) cannot be combined with the codec 'kryo-plain', which has no such"
                + " options");
    try (Codec both =
        Codecs.builder()
            .use("kryo")
            .configure(raw)
            .configure(options())
            .envelope(Envelopes.defaults().readLegacy("kryo-plain"))
            .build()) {
      assertThat(both.decode(both.encode(7), Integer.class)).isEqualTo(7);
    }
  }

  private static Codec codec(Supplier<? extends Serializer<Box>> serializer) {
    return Codecs.builder()
        .use("kryo")
        .configure(KryoOptions.builder().serializer(Box.class, serializer).build())
        .build();
  }

  private static KryoOptions options() {
    return KryoOptions.builder().serializer(Box.class, BoxSerializer::new).build();
  }
}
