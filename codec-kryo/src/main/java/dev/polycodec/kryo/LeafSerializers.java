package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.UUIDSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.DurationSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.InstantSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.LocalDateSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.LocalDateTimeSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.LocalTimeSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.MonthDaySerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.OffsetDateTimeSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.OffsetTimeSerializer;
import com.esotericsoftware.kryo.serializers.TimeSerializers.ZoneOffsetSerializer;
import dev.polycodec.MalformedDataException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The values that refer to no other: Kryo's forms where they lose nothing, in bounds. */
final class LeafSerializers {

  private static final Map<Class<?>, Form<?>> FORMS = new HashMap<>();

  static {
    put(String.class, (e, out, v) -> out.writeString(v), LeafSerializers::string);
    put(Integer.class, (e, out, v) -> out.writeInt(v, false), (e, in) -> in.readInt(false));
    put(Long.class, (e, out, v) -> out.writeLong(v, false), (e, in) -> in.readLong(false));
    put(Boolean.class, (e, out, v) -> out.writeBoolean(v), (e, in) -> in.readBoolean());
    put(Short.class, (e, out, v) -> out.writeShort(v), (e, in) -> in.readShort());
    put(Byte.class, (e, out, v) -> out.writeByte(v), (e, in) -> in.readByte());
    put(Character.class, (e, out, v) -> out.writeChar(v), (e, in) -> in.readChar());
    put(Date.class, (e, out, v) -> out.writeLong(v.getTime(), true), LeafSerializers::date);
    // Kryo's own would make all NaNs the same.
    put(
        Double.class,
        (e, out, v) -> out.writeLong(Double.doubleToRawLongBits(v)),
        (e, in) -> Double.longBitsToDouble(in.readLong()));
    put(
        Float.class,
        (e, out, v) -> out.writeInt(Float.floatToRawIntBits(v)),
        (e, in) -> Float.intBitsToFloat(in.readInt()));
    put(BigInteger.class, LeafSerializers::writeInteger, LeafSerializers::readInteger);
    put(BigDecimal.class, LeafSerializers::writeDecimal, LeafSerializers::readDecimal);
    putArrays();
    // Of Kryo's others, ZonedDateTime forgets which of two hours an autumn night means.
    put(Duration.class, new DurationSerializer());
    put(Instant.class, new InstantSerializer());
    put(LocalDate.class, new LocalDateSerializer());
    put(LocalDateTime.class, new LocalDateTimeSerializer());
    put(LocalTime.class, new LocalTimeSerializer());
    put(MonthDay.class, new MonthDaySerializer());
    put(OffsetDateTime.class, new OffsetDateTimeSerializer());
    put(OffsetTime.class, new OffsetTimeSerializer());
    put(UUID.class, new UUIDSerializer());
    put(ZoneOffset.class, new ZoneOffsetSerializer());
  }

  private LeafSerializers() {}

  /** Returns the form of a class on the wire, or null if it is no leaf. */
  static @Nullable Form<?> of(Class<?> type) {
    return FORMS.get(type);
  }

  /** How a value is written. */
  interface Writer<T> {
    void write(KryoEngine engine, Output out, T value);
  }

  /** How a value is read. */
  interface Reader<T> {
    T read(KryoEngine engine, Input in);
  }

  /** Both directions of one class. */
  record Form<T>(Writer<T> writer, Reader<T> reader) {}

  /** Values without an identity to keep, but for arrays and {@code Date}, which can change. */
  static final class Leaf extends ShapeSerializer {

    private final Writer<Object> writer;
    private final Reader<?> reader;

    @SuppressWarnings("unchecked") // the table pairs a class with its form
    Leaf(Class<?> type, int number, Form<?> form) {
      super(type, number, type == Date.class || type.isArray());
      writer = (Writer<Object>) form.writer;
      reader = form.reader;
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      writer.write(engine, out, value);
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      return reader.read(engine, in);
    }
  }

  private static <T> void put(Class<T> type, Writer<T> writer, Reader<T> reader) {
    FORMS.put(type, new Form<>(writer, reader));
  }

  private static <T> void put(Class<T> type, Serializer<T> kryos) {
    put(type, (e, out, v) -> kryos.write(e, out, v), (e, in) -> kryos.read(e, in, type));
  }

  private static void putArrays() {
    put(
        byte[].class,
        (e, out, v) -> out.writeBytes(v, 0, begin(e, out, v.length, Byte.BYTES)),
        (e, in) -> in.readBytes(length(e, in, Byte.BYTES)));
    put(
        boolean[].class,
        (e, out, v) -> out.writeBooleans(v, 0, begin(e, out, v.length, Byte.BYTES)),
        (e, in) -> in.readBooleans(length(e, in, Byte.BYTES)));
    put(
        short[].class,
        (e, out, v) -> out.writeShorts(v, 0, begin(e, out, v.length, Short.BYTES)),
        (e, in) -> in.readShorts(length(e, in, Short.BYTES)));
    put(
        char[].class,
        (e, out, v) -> out.writeChars(v, 0, begin(e, out, v.length, Character.BYTES)),
        (e, in) -> in.readChars(length(e, in, Character.BYTES)));
    put(
        int[].class,
        (e, out, v) -> out.writeInts(v, 0, begin(e, out, v.length, 1), false),
        (e, in) -> in.readInts(length(e, in, 1), false));
    put(
        long[].class,
        (e, out, v) -> out.writeLongs(v, 0, begin(e, out, v.length, 1), false),
        (e, in) -> in.readLongs(length(e, in, 1), false));
    put(
        float[].class,
        (e, out, v) -> out.writeFloats(v, 0, begin(e, out, v.length, Float.BYTES)),
        (e, in) -> in.readFloats(length(e, in, Float.BYTES)));
    put(
        double[].class,
        (e, out, v) -> out.writeDoubles(v, 0, begin(e, out, v.length, Double.BYTES)),
        (e, in) -> in.readDoubles(length(e, in, Double.BYTES)));
  }

  private static int begin(KryoEngine engine, Output out, int length, int width) {
    out.writeVarInt(engine.message().bulk(length, width, Integer.MAX_VALUE), true);
    return length;
  }

  private static int length(KryoEngine engine, Input in, int width) {
    int length = in.readVarInt(true);
    return engine.message().bulk(length, width, in.limit() - in.position());
  }

  private static String string(KryoEngine engine, Input in) {
    String value = in.readString();
    if (value == null) {
      throw new MalformedDataException("The bytes hold a null string where none can be");
    }
    return value;
  }

  private static Date date(KryoEngine engine, Input in) {
    return new Date(in.readLong(true));
  }

  private static void writeInteger(KryoEngine engine, Output out, BigInteger value) {
    writeInteger(engine, out, value, 0);
  }

  private static void writeInteger(KryoEngine engine, Output out, BigInteger value, int scale) {
    byte[] bytes = value.toByteArray();
    engine.message().digits(bytes.length, scale);
    out.writeVarInt(bytes.length, true);
    out.writeBytes(bytes);
  }

  private static BigInteger readInteger(KryoEngine engine, Input in) {
    int length = in.readVarInt(true);
    engine.message().bulk(length, 1, in.limit() - in.position());
    engine.message().digits(length, 0);
    if (length == 0) {
      throw new MalformedDataException("A BigInteger has 1 byte or more, not 0");
    }
    return new BigInteger(in.readBytes(length));
  }

  private static void writeDecimal(KryoEngine engine, Output out, BigDecimal value) {
    out.writeInt(value.scale(), false);
    writeInteger(engine, out, value.unscaledValue(), value.scale());
  }

  private static BigDecimal readDecimal(KryoEngine engine, Input in) {
    int scale = in.readInt(false);
    engine.message().digits(1, scale);
    return new BigDecimal(readInteger(engine, in), scale);
  }
}
