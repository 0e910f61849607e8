package dev.polycodec.tck;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Wires of fixed numbers and UTF-8, with what an author may do wrong. */
enum WrongWire implements Wire {
  NOTHING,
  REMAINS_TOO_MUCH,
  KEEPS_ARRAYS;

  String codec() {
    return "wire-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public WireWriter newWriter() {
    return new Writer(this);
  }

  @Override
  public WireReader newReader() {
    return new Reader(this);
  }

  private static final class Writer extends WireWriter {

    private final WrongWire wrong;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);
    private int headroom;
    private byte @Nullable [] kept;

    Writer(WrongWire wrong) {
      this.wrong = wrong;
    }

    @Override
    protected void begin(ObjectWriter walk, int free) throws IOException {
      headroom = free;
      bytes.reset();
      out.write(new byte[free]);
    }

    @Override
    protected void lendTo(BytesConsumer target) {
      target.accept(bytes.toByteArray(), headroom, bytes.size() - headroom);
    }

    @Override
    protected void clear() {
      bytes.reset();
    }

    @Override
    protected long retainedBytes() {
      return kept == null ? 0 : kept.length;
    }

    @Override
    public void writeByte(byte value) throws IOException {
      out.writeByte(value);
    }

    @Override
    public void writeInt(int value) throws IOException {
      out.writeInt(value);
    }

    @Override
    public void writeLong(long value) throws IOException {
      out.writeLong(value);
    }

    @Override
    public void writeFloat(float value) throws IOException {
      out.writeFloat(value);
    }

    @Override
    public void writeText(@Nullable String value) throws IOException {
      byte[] text = value == null ? new byte[0] : value.getBytes(StandardCharsets.UTF_8);
      writeInt(value == null ? -1 : text.length);
      out.write(text);
    }

    @Override
    public void writeBytes(byte[] array, int offset, int length) throws IOException {
      if (wrong == KEEPS_ARRAYS) {
        kept = array;
      }
      out.write(array, offset, length);
    }
  }

  private static final class Reader extends WireReader {

    private final WrongWire wrong;
    private ByteBuffer in = ByteBuffer.allocate(0);
    private @Nullable ObjectReader reading;

    Reader(WrongWire wrong) {
      this.wrong = wrong;
    }

    @Override
    protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) {
      reading = walk;
      in = ByteBuffer.wrap(bytes, offset, length);
    }

    @Override
    protected void clear() {
      reading = null;
      in = ByteBuffer.allocate(0);
    }

    @Override
    public int remaining() {
      return wrong == REMAINS_TOO_MUCH ? Integer.MAX_VALUE : in.remaining();
    }

    @Override
    public byte readByte() {
      return in.get();
    }

    @Override
    public int readInt() {
      return in.getInt();
    }

    @Override
    public long readLong() {
      return in.getLong();
    }

    @Override
    public float readFloat() {
      return in.getFloat();
    }

    @Override
    public @Nullable String readText() {
      int length = in.getInt();
      if (length < 0) {
        return null;
      }
      Objects.requireNonNull(reading).message().bulk(length, 1, remaining());
      byte[] text = new byte[length];
      in.get(text);
      return new String(text, StandardCharsets.UTF_8);
    }

    @Override
    public void readBytes(byte[] target, int offset, int length) {
      in.get(target, offset, length);
    }
  }
}
