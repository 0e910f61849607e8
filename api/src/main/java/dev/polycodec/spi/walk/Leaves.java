package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The forms of values that refer to no other, made of the primitives of the wire. */
final class Leaves {

  private static final Map<Class<?>, LeafForm<?>> FORMS = new HashMap<>();

  static {
    put(Integer.class, (walk, out, v) -> out.writeInt(v), (walk, in) -> in.readInt());
    put(Long.class, (walk, out, v) -> out.writeLong(v), (walk, in) -> in.readLong());
    put(Boolean.class, (walk, out, v) -> out.writeBoolean(v), (walk, in) -> in.readBoolean());
    put(Double.class, (walk, out, v) -> out.writeDouble(v), (walk, in) -> in.readDouble());
    put(Float.class, (walk, out, v) -> out.writeFloat(v), (walk, in) -> in.readFloat());
    put(Short.class, (walk, out, v) -> out.writeShort(v), (walk, in) -> in.readShort());
    put(Byte.class, (walk, out, v) -> out.writeByte(v), (walk, in) -> in.readByte());
    put(Character.class, (walk, out, v) -> out.writeChar(v), (walk, in) -> in.readChar());
    put(
        Date.class,
        (walk, out, v) -> out.writeLong(v.getTime()),
        (walk, in) -> new Date(in.readLong()));
    put(UUID.class, (walk, out, v) -> writeUuid(out, v), (walk, in) -> readUuid(in));
    put(BigInteger.class, Leaves::writeInteger, Leaves::readInteger);
    put(BigDecimal.class, Leaves::writeDecimal, Leaves::readDecimal);
    PrimitiveArrays.TYPES.forEach(type -> FORMS.put(type, PrimitiveArrays.form(type)));
    putTimes();
  }

  private Leaves() {}

  /** Returns the form of a class on the wire, or null if it is no leaf. */
  static @Nullable LeafForm<?> of(Class<?> type) {
    return FORMS.get(type);
  }

  private static <T> void put(Class<T> type, LeafForm.Writer<T> writer, LeafForm.Reader<T> reader) {
    FORMS.put(type, new LeafForm<>(writer, reader));
  }

  private static void putTimes() {
    put(
        LocalDate.class,
        (walk, out, v) -> out.writeLong(v.toEpochDay()),
        (walk, in) -> LocalDate.ofEpochDay(in.readLong()));
    put(
        LocalTime.class,
        (walk, out, v) -> out.writeLong(v.toNanoOfDay()),
        (walk, in) -> LocalTime.ofNanoOfDay(in.readLong()));
    put(
        ZoneOffset.class,
        (walk, out, v) -> out.writeInt(v.getTotalSeconds()),
        (walk, in) -> ZoneOffset.ofTotalSeconds(in.readInt()));
    put(
        Instant.class,
        (walk, out, v) -> write(out, v.getEpochSecond(), v.getNano()),
        (walk, in) -> Instant.ofEpochSecond(in.readLong(), nano(in)));
    put(
        Duration.class,
        (walk, out, v) -> write(out, v.getSeconds(), v.getNano()),
        (walk, in) -> Duration.ofSeconds(in.readLong(), nano(in)));
    put(LocalDateTime.class, (walk, out, v) -> write(out, v), (walk, in) -> local(in));
    put(
        OffsetDateTime.class,
        (walk, out, v) -> {
          write(out, v.toLocalDateTime());
          out.writeInt(v.getOffset().getTotalSeconds());
        },
        (walk, in) -> OffsetDateTime.of(local(in), ZoneOffset.ofTotalSeconds(in.readInt())));
    put(
        OffsetTime.class,
        (walk, out, v) -> {
          out.writeLong(v.toLocalTime().toNanoOfDay());
          out.writeInt(v.getOffset().getTotalSeconds());
        },
        (walk, in) ->
            OffsetTime.of(
                LocalTime.ofNanoOfDay(in.readLong()), ZoneOffset.ofTotalSeconds(in.readInt())));
  }

  private static void write(WireWriter out, long seconds, int nano) throws IOException {
    out.writeLong(seconds);
    out.writeNumber(nano);
  }

  private static int nano(WireReader in) throws IOException {
    int nano = in.readNumber();
    if (nano >= 1_000_000_000) {
      throw new MalformedDataException("A second has no more than 999999999 nanoseconds");
    }
    return nano;
  }

  private static void write(WireWriter out, LocalDateTime time) throws IOException {
    out.writeLong(time.toLocalDate().toEpochDay());
    out.writeLong(time.toLocalTime().toNanoOfDay());
  }

  private static LocalDateTime local(WireReader in) throws IOException {
    return LocalDateTime.of(
        LocalDate.ofEpochDay(in.readLong()), LocalTime.ofNanoOfDay(in.readLong()));
  }

  private static void writeUuid(WireWriter out, UUID value) throws IOException {
    out.writeBits(value.getMostSignificantBits());
    out.writeBits(value.getLeastSignificantBits());
  }

  private static UUID readUuid(WireReader in) throws IOException {
    return new UUID(in.readBits(), in.readBits());
  }

  private static void writeInteger(ObjectWriter walk, WireWriter out, BigInteger value)
      throws IOException {
    write(walk, out, value, 0);
  }

  private static void write(ObjectWriter walk, WireWriter out, BigInteger value, int scale)
      throws IOException {
    byte[] bytes = value.toByteArray();
    walk.message().digits(bytes.length, scale);
    out.writeNumber(bytes.length);
    out.writeBytes(bytes, 0, bytes.length);
  }

  private static BigInteger readInteger(ObjectReader walk, WireReader in) throws IOException {
    int length = in.readNumber();
    walk.message().bulk(length, 1, in.remaining());
    walk.message().digits(length, 0);
    if (length == 0) {
      throw new MalformedDataException("A BigInteger has 1 byte or more, not 0");
    }
    byte[] bytes = new byte[length];
    in.readBytes(bytes, 0, length);
    return new BigInteger(bytes);
  }

  private static void writeDecimal(ObjectWriter walk, WireWriter out, BigDecimal value)
      throws IOException {
    out.writeInt(value.scale());
    write(walk, out, value.unscaledValue(), value.scale());
  }

  private static BigDecimal readDecimal(ObjectReader walk, WireReader in) throws IOException {
    int scale = in.readInt();
    walk.message().digits(1, scale);
    return new BigDecimal(readInteger(walk, in), scale);
  }
}
