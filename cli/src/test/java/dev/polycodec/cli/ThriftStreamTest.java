package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.UUID;
import java.util.function.Function;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TSet;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TTransport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Structs that Thrift's own protocols write are shown by the ids of their fields. */
@Tag("once")
class ThriftStreamTest {

  private static final String TREE =
      """
      struct
        1: true
        2: false
        3: (byte) -7
        4: (short) -300
        5: 70000
        6: 5000000000L
        7: 0.25
        8: "Ada é€😀"
        9: byte[2] 00ff
        10: struct
          1: 1
        11: list of i32 (3)
          - 1
          - -1
          - 2147483647
        12: set of bool (2)
          - true
          - false
        13: map of string to list (1)
          "a": list of string (0)
        14: map (0)
        15: UUID 00000000-0000-0001-0000-000000000002
        16: list of byte (20)
      """
          + "    - (byte) 5\n".repeat(20)
          + "  1000: 1\n  -5: 2\n";

  @TempDir Path directory;

  /** Writes something by a protocol. */
  private interface Content {
    void write(TProtocol out) throws TException;
  }

  private static void field(TProtocol out, byte type, int id, Content content) throws TException {
    out.writeFieldBegin(new TField("", type, (short) id));
    content.write(out);
    out.writeFieldEnd();
  }

  private static void struct(TProtocol out, Content fields) throws TException {
    out.writeStructBegin(new TStruct());
    fields.write(out);
    out.writeFieldStop();
    out.writeStructEnd();
  }

  private static byte[] write(Function<TTransport, TProtocol> protocol, Content content)
      throws TException {
    TMemoryBuffer buffer = new TMemoryBuffer(100);
    content.write(protocol.apply(buffer));
    return Arrays.copyOf(buffer.getArray(), buffer.length());
  }

  private static void sample(TProtocol out) throws TException {
    struct(
        out,
        to -> {
          scalars(to);
          field(
              to,
              TType.STRUCT,
              10,
              in -> struct(in, x -> field(x, TType.I32, 1, y -> y.writeI32(1))));
          containers(to);
          field(to, TType.I32, 1000, in -> in.writeI32(1));
          field(to, TType.I32, -5, in -> in.writeI32(2));
        });
  }

  private static void scalars(TProtocol to) throws TException {
    field(to, TType.BOOL, 1, in -> in.writeBool(true));
    field(to, TType.BOOL, 2, in -> in.writeBool(false));
    field(to, TType.BYTE, 3, in -> in.writeByte((byte) -7));
    field(to, TType.I16, 4, in -> in.writeI16((short) -300));
    field(to, TType.I32, 5, in -> in.writeI32(70_000));
    field(to, TType.I64, 6, in -> in.writeI64(5_000_000_000L));
    field(to, TType.DOUBLE, 7, in -> in.writeDouble(0.25));
    field(to, TType.STRING, 8, in -> in.writeString("Ada é€😀"));
    field(to, TType.STRING, 9, in -> in.writeBinary(ByteBuffer.wrap(new byte[] {0, -1})));
  }

  private static void containers(TProtocol to) throws TException {
    field(
        to,
        TType.LIST,
        11,
        in -> {
          in.writeListBegin(new TList(TType.I32, 3));
          in.writeI32(1);
          in.writeI32(-1);
          in.writeI32(Integer.MAX_VALUE);
        });
    field(
        to,
        TType.SET,
        12,
        in -> {
          in.writeSetBegin(new TSet(TType.BOOL, 2));
          in.writeBool(true);
          in.writeBool(false);
        });
    field(
        to,
        TType.MAP,
        13,
        in -> {
          in.writeMapBegin(new TMap(TType.STRING, TType.LIST, 1));
          in.writeString("a");
          in.writeListBegin(new TList(TType.STRING, 0));
        });
    field(to, TType.MAP, 14, in -> in.writeMapBegin(new TMap(TType.I32, TType.I32, 0)));
    field(to, TType.UUID, 15, in -> in.writeUuid(new UUID(1, 2)));
    field(
        to,
        TType.LIST,
        16,
        in -> {
          in.writeListBegin(new TList(TType.BYTE, 20));
          for (int i = 0; i < 20; i++) {
            in.writeByte((byte) 5);
          }
        });
  }

  private static byte[] sampleOf(String codec) throws TException {
    return write(
        codec.equals("thrift-binary") ? TBinaryProtocol::new : TCompactProtocol::new,
        ThriftStreamTest::sample);
  }

  private static PlainStream stream(String codec, byte[] bytes) {
    return codec.equals("thrift-binary")
        ? new ThriftBinaryStream(bytes, 0)
        : new ThriftCompactStream(bytes, 0);
  }

  private Run inspect(byte[] bytes, String codec) throws IOException {
    String file = Files.write(directory.resolve("bytes"), bytes).toString();
    return Run.of("inspect", file, "--as", codec);
  }

  @ParameterizedTest
  @ValueSource(strings = {"thrift-binary", "thrift-compact"})
  void showsEveryType(String codec) throws Exception {
    Run run = inspect(sampleOf(codec), codec);
    assertThat(run.out()).contains("  format       Thrift, ").endsWith(TREE);
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"thrift-binary", "thrift-compact"})
  void damagedBytesEndInAMessage(String codec) throws Exception {
    Damage.requireMessages(sampleOf(codec), bytes -> stream(codec, bytes));
  }

  @Test
  void deepNestsEndInAMessage() {
    String deep = "The objects are nested deeper than 2000";
    assertThat(binary(Damage.nest(100_000, 0x0c, 0, 1))).hasMessage(deep);
    assertThat(compact(Damage.nest(100_000, 0x1c))).hasMessage(deep);
    byte[] lists = Damage.nest(100_000, 0x0f, 0, 0, 0, 1);
    assertThat(binary(join(Damage.bytes(0x0f, 0, 1), lists))).hasMessage(deep);
    assertThat(compact(join(Damage.bytes(0x19), Damage.nest(100_000, 0x19)))).hasMessage(deep);
  }

  private static byte[] join(byte[] one, byte[] other) {
    byte[] both = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, both, one.length, other.length);
    return both;
  }

  @Test
  void lengthsAreComparedWithTheBytesThatRemain() {
    assertThat(binary(Damage.bytes(0x0f, 0, 1, 8, 0x7f, 0xff, 0xff, 0xff)))
        .hasMessage("The bytes announce a length of 2147483647");
    assertThat(binary(Damage.bytes(0x0d, 0, 1, 8, 8, 0x80, 0, 0, 0)))
        .hasMessage("The bytes announce a length of -4294967296");
    assertThat(binary(Damage.bytes(0x0b, 0, 1, 0x7f, 0xff, 0xff, 0xff)))
        .hasMessage("The bytes end before the object does");
    assertThat(compact(Damage.bytes(0x19, 0xf5, 0xff, 0xff, 0xff, 0xff, 0x0f)))
        .hasMessage("The bytes announce a length of 4294967295");
    assertThat(compact(Damage.bytes(0x18, 0xff, 0xff, 0xff, 0xff, 0x0f)))
        .hasMessage("The bytes end before the object does");
  }

  @Test
  void numbersBeyondTheirTypeAreBroken() {
    String beyond = "The bytes hold a number that its type does not have";
    assertThat(compact(Damage.bytes(0x14, 0x80, 0x80, 0x08, 0))).hasMessage(beyond);
    assertThat(compact(Damage.bytes(0x15, 0x80, 0x80, 0x80, 0x80, 0x20, 0))).hasMessage(beyond);
    assertThat(compact(Damage.bytes(0x1e))).hasMessage("Thrift has no type of the number 14");
    assertThat(binary(Damage.bytes(0x05))).hasMessage("Thrift has no type of the number 5");
    assertThat(binary(Damage.bytes(0x02, 0, 1, 2, 0)))
        .hasMessage("The bytes hold a boolean that is neither 0 nor 1");
  }

  private static Throwable binary(byte[] bytes) {
    return Damage.failure(new ThriftBinaryStream(bytes, 0));
  }

  private static Throwable compact(byte[] bytes) {
    return Damage.failure(new ThriftCompactStream(bytes, 0));
  }
}
