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
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The forms of values that refer to no other, made of the primitives of the wire. */
final class Leaves {

  private Leaves() {}

  /**
   * Returns the form of a class on the wire, or null if it is no leaf. Each is made when it is
   * asked for, as a lambda costs most where it is met first.
   */
  static @Nullable LeafForm<?> of(Class<?> type) {
    if (type.isArray()) {
      return type.getComponentType().isPrimitive() ? PrimitiveArrays.form(type) : null;
    }
    String name = type.getName();
    return name.startsWith("java.time.") ? time(name) : value(name);
  }

  private static @Nullable LeafForm<?> value(String name) {
    return switch (name) {
      case "java.lang.Integer" ->
          new LeafForm<Integer>((walk, out, v) -> out.writeInt(v), (walk, in) -> in.readInt());
      case "java.lang.Long" ->
          new LeafForm<Long>((walk, out, v) -> out.writeLong(v), (walk, in) -> in.readLong());
      case "java.lang.Boolean" ->
          new LeafForm<Boolean>(
              (walk, out, v) -> out.writeBoolean(v), (walk, in) -> in.readBoolean());
      case "java.lang.Double" ->
          new LeafForm<Double>((walk, out, v) -> out.writeDouble(v), (walk, in) -> in.readDouble());
      case "java.lang.Float" ->
          new LeafForm<Float>((walk, out, v) -> out.writeFloat(v), (walk, in) -> in.readFloat());
      case "java.lang.Short" ->
          new LeafForm<Short>((walk, out, v) -> out.writeShort(v), (walk, in) -> in.readShort());
      case "java.lang.Byte" ->
          new LeafForm<Byte>((walk, out, v) -> out.writeByte(v), (walk, in) -> in.readByte());
      case "java.lang.Character" ->
          new LeafForm<Character>((walk, out, v) -> out.writeChar(v), (walk, in) -> in.readChar());
      case "java.util.Date" ->
          new LeafForm<Date>(
              (walk, out, v) -> out.writeLong(v.getTime()), (walk, in) -> new Date(in.readLong()));
      case "java.util.UUID" ->
          new LeafForm<UUID>((walk, out, v) -> writeUuid(out, v), (walk, in) -> readUuid(in));
      case "java.math.BigInteger" -> new LeafForm<>(Leaves::writeInteger, Leaves::readInteger);
      case "java.math.BigDecimal" -> new LeafForm<>(Leaves::writeDecimal, Leaves::readDecimal);
      default -> null;
    };
  }

  private static @Nullable LeafForm<?> time(String name) {
    return switch (name) {
      case "java.time.LocalDate" ->
          new LeafForm<LocalDate>(
              (walk, out, v) -> out.writeLong(v.toEpochDay()),
              (walk, in) -> LocalDate.ofEpochDay(in.readLong()));
      case "java.time.LocalTime" ->
          new LeafForm<LocalTime>(
              (walk, out, v) -> out.writeLong(v.toNanoOfDay()),
              (walk, in) -> LocalTime.ofNanoOfDay(in.readLong()));
      case "java.time.ZoneOffset" ->
          new LeafForm<ZoneOffset>(
              (walk, out, v) -> out.writeInt(v.getTotalSeconds()),
              (walk, in) -> ZoneOffset.ofTotalSeconds(in.readInt()));
      case "java.time.Instant" ->
          new LeafForm<Instant>(
              (walk, out, v) -> write(out, v.getEpochSecond(), v.getNano()),
              (walk, in) -> Instant.ofEpochSecond(in.readLong(), nano(in)));
      case "java.time.Duration" ->
          new LeafForm<Duration>(
              (walk, out, v) -> write(out, v.getSeconds(), v.getNano()),
              (walk, in) -> Duration.ofSeconds(in.readLong(), nano(in)));
      case "java.time.LocalDateTime" ->
          new LeafForm<LocalDateTime>((walk, out, v) -> write(out, v), (walk, in) -> local(in));
      case "java.time.OffsetDateTime" ->
          new LeafForm<OffsetDateTime>(
              (walk, out, v) -> {
                write(out, v.toLocalDateTime());
                out.writeInt(v.getOffset().getTotalSeconds());
              },
              (walk, in) -> OffsetDateTime.of(local(in), ZoneOffset.ofTotalSeconds(in.readInt())));
      case "java.time.OffsetTime" ->
          new LeafForm<OffsetTime>(
              (walk, out, v) -> {
                out.writeLong(v.toLocalTime().toNanoOfDay());
                out.writeInt(v.getOffset().getTotalSeconds());
              },
              (walk, in) ->
                  OffsetTime.of(
                      LocalTime.ofNanoOfDay(in.readLong()),
                      ZoneOffset.ofTotalSeconds(in.readInt())));
      default -> null;
    };
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
