package dev.polycodec.onenio.plain;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import one.nio.serial.PersistStream;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/** one-nio's stream, which tells the message of each object before its serializer writes it. */
final class PlainOutput extends PersistStream {

  private static final int FIRST_BYTES = 512;
  private static final int BYTES_PER_OBJECT = 12;

  private final int maxBytes;
  private final boolean embedsSchemas;
  private final Losses losses;
  private final Map<Class<?>, WriteType> types = new IdentityHashMap<>();

  /** The records that are being written, which one-nio makes from what they hold. */
  private final List<Object> open = new ArrayList<>();

  private @Nullable Message message;
  private int start;

  PlainOutput(BackendConfig config, boolean embedsSchemas) {
    super(FIRST_BYTES);
    this.maxBytes = config.limits().maxBytes();
    this.embedsSchemas = embedsSchemas;
    this.losses = new Losses(config.shapes());
  }

  void begin(Message next, int headroom) throws IOException {
    message = next;
    start = headroom;
    offset = address;
    alloc(headroom);
  }

  void writeRoot(@Nullable Object value) throws IOException {
    if (value != null) {
      typeOf(value.getClass(), message()).requireRoot(message().root().raw());
    }
    writeObject(value);
  }

  void lendTo(BytesConsumer sink) {
    sink.accept(array, start, count() - start);
  }

  void clear() {
    message = null;
    open.clear();
    context.clear();
  }

  long retainedBytes() {
    return array.length + (long) BYTES_PER_OBJECT * context.capacity();
  }

  @Override
  public void writeObject(@Nullable Object value) throws IOException {
    if (value == null) {
      writeByte(REF_NULL);
      return;
    }
    int known = embedsSchemas ? context.indexOf(value) : context.put(value);
    if (known < 0) {
      writeNew(value);
    } else {
      requireClosed(value);
      writeReference(known);
    }
  }

  /** Nothing that a record holds can refer to it when it is read. */
  private void requireClosed(Object value) {
    if (value instanceof Record && open.stream().anyMatch(each -> each == value)) {
      throw message().cycle(value.getClass());
    }
  }

  private void writeReference(int index) throws IOException {
    if (index <= 0xffff) {
      writeByte(REF_RECURSIVE);
      writeShort(index);
    } else {
      writeByte(REF_RECURSIVE2);
      writeInt(index);
    }
  }

  private void writeNew(Object value) throws IOException {
    Message current = message();
    WriteType type = typeOf(value.getClass(), current);
    if (!type.isText()) {
      type.enter(value, current);
    }
    writeHead(type.serializer());
    if (embedsSchemas) {
      context.put(value);
    }
    if (value instanceof Record) {
      open.add(value);
      type.serializer().write(value, this);
      open.remove(open.size() - 1);
    } else {
      type.serializer().write(value, this);
    }
    if (!type.isText()) {
      current.exit();
    }
  }

  private WriteType typeOf(Class<?> type, Message current) {
    WriteType known = types.get(type);
    if (known == null) {
      current.check(type); // before one-nio generates code for it
      known = losses.judge(type);
      types.put(type, known);
    }
    return known;
  }

  private void writeHead(Serializer<?> serializer) throws IOException {
    if (serializer.uid() < 0) {
      writeByte((byte) serializer.uid());
    } else if (embedsSchemas) {
      writeByte(REF_EMBEDDED);
      writeSchema(serializer);
    } else {
      writeLong(serializer.uid());
    }
  }

  private void writeSchema(Serializer<?> serializer) throws IOException {
    int known = context.indexOf(serializer);
    if (known >= 0) {
      writeReference(known);
    } else {
      writeByte((byte) Schemas.kindOf(serializer).uid());
      context.put(serializer);
      serializer.writeExternal(this);
    }
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  protected long alloc(int size) {
    long from = offset;
    offset = from + size;
    if (offset > limit) {
      grow(offset - address);
    }
    return from;
  }

  private void grow(long needed) {
    if (needed - start > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    long doubled = Math.min(array.length * 2L, Integer.MAX_VALUE - 8);
    array = Arrays.copyOf(array, (int) Math.max(needed, doubled));
    limit = address + array.length;
  }
}
