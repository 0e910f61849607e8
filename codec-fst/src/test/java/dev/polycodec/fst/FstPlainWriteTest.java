package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.stored.Envelopes;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Properties;
import java.util.Vector;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTBasicObjectSerializer;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;

@Tag("object-streams")
class FstPlainWriteTest {

  private static final String WAYS_OUT =
      ": register a serializer of your own for the class, or encode with the codec 'fst'";

  record Point(int x, int y) implements Serializable {}

  static class Room {
    String name = "kitchen";
  }

  /** Has hooks, so that FST does what Java does. */
  static class Kitchen extends Room implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return this;
    }
  }

  static class Floor {
    Floor(int number) {}
  }

  /** Has a field that a constructor would have to set. */
  static class Cellar extends Floor implements Serializable {
    private static final long serialVersionUID = 1L;
    transient int bottles;

    Cellar() {
      super(-1);
    }
  }

  static class Door implements Externalizable {
    Door(int width) {}

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
  }

  /** Has state beside its elements. */
  public static class Shelf extends Vector<Object> {
    private static final long serialVersionUID = 1L;
    int height = 3;
  }

  /** Has none, but FST cannot make it. */
  static class Drawer extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 1L;
  }

  /** Writes what no field of it holds. */
  static class Letter implements Serializable {
    private static final long serialVersionUID = 1L;
    transient Object address = InetAddress.getLoopbackAddress();

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeObject(address);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      address = in.readObject();
    }
  }

  static class Any implements Serializable {
    private static final long serialVersionUID = 1L;
    Object content;

    Any(Object content) {
      this.content = content;
    }
  }

  /** Writes and reads points. */
  static final class PointSerializer extends FSTBasicObjectSerializer {
    @Override
    public void writeObject(
        FSTObjectOutput out,
        Object value,
        FSTClazzInfo info,
        FSTClazzInfo.FSTFieldInfo field,
        int position)
        throws IOException {
      out.writeInt(((Point) value).x());
      out.writeInt(((Point) value).y());
    }

    @Override
    public Object instantiate(
        Class type,
        FSTObjectInput in,
        FSTClazzInfo info,
        FSTClazzInfo.FSTFieldInfo field,
        int position)
        throws IOException {
      Point point = new Point(in.readInt(), in.readInt());
      in.registerObject(point, position, info, field);
      return point;
    }
  }

  private static final Consumer<FSTConfiguration> POINTS =
      configuration -> configuration.registerSerializer(Point.class, new PointSerializer(), false);

  @Test
  void anArrayThatArraysOfArraysShareIsRefused() {
    int[] row = {1, 2};
    int[][] rows = {row, {1, 2}, {}, {}};
    String refusal =
        "FST does not bring back this int[], because it is shared, and in an array of arrays:"
            + " encode with the codec 'fst'";
    try (Codec codec = builder().build()) {
      assertThat(codec.decode(codec.encode(rows), int[][].class)).isDeepEqualTo(rows);
      for (Object shared :
          List.of(
              new int[][] {row, row},
              new Object[] {row, new int[][] {row}},
              new Object[] {new int[][] {row}, row})) {
        assertThatThrownBy(() -> codec.encode(shared))
            .isExactlyInstanceOf(EncodeException.class)
            .hasMessage(refusal);
      }
      Object[] twice =
          (Object[]) codec.decode(codec.encode(new Object[] {row, row}), Object[].class);
      assertThat(twice[0]).isSameAs(twice[1]);
    }
  }

  @Test
  void whatFstLosesIsRefused() {
    refused(new Point(1, 2), "it is a record, the fields of which it cannot set");
    refused(new Kitchen(), "a superclass is not Serializable, so that its fields would be lost");
    refused(
        new Cellar(), "a superclass is not Serializable, and has no constructor without arguments");
    refused(new Door(1), "it has no public constructor without arguments");
    refused(new Shelf(), "it has more than the content of the class that it extends");
    refused(new Drawer(), "its class, or its constructor without arguments, is not public");
    Properties defaults = new Properties();
    defaults.setProperty("name", "value");
    refused(new Properties(defaults), "it has defaults");
  }

  private static void refused(Object value, String why) {
    refused(
        builder(),
        new Any(value),
        EncodeException.class,
        "FST does not bring back " + value.getClass().getName() + ", because " + why + WAYS_OUT);
  }

  @Test
  void whatIsNotSerializableIsNamed() {
    refused(
        builder(),
        new Any(new Room()),
        EncodeException.class,
        Room.class.getName()
            + " is not Serializable, which FST requires: implement java.io.Serializable, let all"
            + " programs setForceSerializable(true), or encode with the codec 'fst'");
  }

  @Test
  void aSerializerOfTheApplicationIsUsedAndTrusted() throws Exception {
    FSTConfiguration plain = FSTConfiguration.createDefaultConfiguration();
    POINTS.accept(plain);
    FstPlainOptions options = FstPlainOptions.builder().setup(POINTS).build();
    List<Point> points = new ArrayList<>(List.of(new Point(1, 2), new Point(3, 4)));
    try (Codec codec = builder().configure(options).build()) {
      byte[] bytes = codec.encode(points);
      assertThat(bytes).isEqualTo(plain.asByteArray(points));
      assertThat(codec.decode(bytes, ArrayList.class)).isEqualTo(points);
    }
  }

  @Test
  void aSetupThatFailsIsNoticedWhenTheCodecIsCreated() {
    FstPlainOptions options =
        FstPlainOptions.builder()
            .setup(
                configuration -> {
                  throw new IllegalStateException("no such class");
                })
            .build();
    assertThatThrownBy(() -> builder().configure(options).build())
        .hasStackTraceContaining("no such class");
  }

  /** An address is an object of one class, and of another while it is written. */
  @Test
  void anAddressMayBeDeniedByEitherClass() {
    InetAddress address = InetAddress.getLoopbackAddress();
    for (Object content : List.of(address, new Letter(), new ArrayList<>(List.of(address)))) {
      denied("java.net.InetAddress", new Any(content));
      denied("java.net.Inet4Address", new Any(content));
    }
  }

  private static void denied(String name, Any value) {
    String denial =
        "The policy denies the class "
            + name
            + "; if messages may hold it, change the pattern of deny(...) or polycodec.deny that matches it";
    refused(builder().deny(name), value, TypeNotAllowedException.class, denial);
    byte[] bytes = new PlainFst().write(value);
    try (Codec codec = builder().deny(name).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(denial);
    }
  }

  @Test
  void limitsHoldBeforeTheyAreExceeded() {
    List<Object> nested = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      nested = new ArrayList<>(List.of(nested));
    }
    refused(
        builder().limits(Limits.defaults().withMaxDepth(20)),
        nested,
        LimitExceededException.class,
        "The message holds objects nested deeper than 20; raise Limits.withMaxDepth if that is"
            + " expected");
    for (Object large : List.of("x".repeat(101), new byte[101], new Object[101])) {
      refused(
          builder().limits(Limits.defaults().withMaxBytes(100)),
          large,
          LimitExceededException.class,
          "The message has more than 100 bytes; raise Limits.withMaxBytes if that is expected");
    }
  }

  @Test
  void whatIsWrittenFitsIntoAnEnvelope() {
    List<String> texts = new ArrayList<>(List.of("one", "one", "two"));
    try (Codec codec = builder().envelope(Envelopes.defaults()).build()) {
      byte[] bytes = codec.encode(texts);
      assertThat(codec.decode(bytes, ArrayList.class)).isEqualTo(texts);
      assertThat(codec.encode(texts)).isEqualTo(bytes);
    }
  }

  private static void refused(
      CodecBuilder builder, Object value, Class<? extends CodecException> type, String message) {
    try (Codec codec = builder.build()) {
      assertThatThrownBy(() -> codec.encode(value))
          .as("%s", value.getClass())
          .isExactlyInstanceOf(type)
          .hasMessage(message);
    }
  }

  private static CodecBuilder builder() {
    return Codecs.builder()
        .use("fst-plain")
        .trustedInput()
        .allow("dev.polycodec.fst.*", "java.net.*", "java.util.Properties");
  }
}
