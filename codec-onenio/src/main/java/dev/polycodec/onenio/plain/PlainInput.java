package dev.polycodec.onenio.plain;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.util.Arrays;
import one.nio.serial.DeserializeStream;
import one.nio.util.JavaInternals;
import org.jspecify.annotations.Nullable;

/**
 * one-nio's stream, which tells the message of each object before its serializer reads it, and
 * checks lengths, references, texts, and what fields get.
 */
final class PlainInput extends DeserializeStream {

  private final Schemas schemas;
  private final Message message;

  private ReadFrame frame = new ReadFrame();
  private boolean atRoot = true;
  private @Nullable Class<?> loadedRoot;
  private int foreign;

  private long lastNumber;
  private @Nullable ReadType last;

  PlainInput(Schemas schemas, Message message, byte[] bytes, int start, int length) {
    super(bytes);
    this.schemas = schemas;
    this.message = message;
    address += start;
    offset = address;
    limit = address + length;
  }

  void requireEnd() {
    if (available() != 0) {
      throw new MalformedDataException(available() + " bytes remain after the value");
    }
  }

  Message message() {
    return message;
  }

  /** Says what the fields may get that are read next. */
  void expect(Class<?>[] declared) {
    frame.expect(declared);
  }

  @Override
  public @Nullable Object readObject() throws IOException, ClassNotFoundException {
    byte head = readByte();
    Object value =
        switch (head) {
          case REF_NULL -> null;
          case REF_RECURSIVE -> met(readUnsignedShort());
          case REF_RECURSIVE2 -> met(readInt());
          case REF_EMBEDDED -> object(schema());
          default -> object(head < 0 ? schemas.bootstrap(head) : numbered());
        };
    return frame.placed(value, message);
  }

  private Object object(ReadType type) throws IOException, ClassNotFoundException {
    reserve();
    if (atRoot) {
      if (type.type() != loadedRoot) {
        message.loadRoot(message.nameOf(type.type()));
      }
      atRoot = false;
    }
    if (type.isText()) {
      return type.serializer().read(this);
    }
    type.enter(message);
    if (type.announcesLength()) {
      requireLength(type);
    }
    ReadFrame outer = frame;
    frame = outer.inner(type);
    Object value = type.serializer().read(this);
    frame = outer;
    if (type.trustsFields()) {
      FieldContent.require(value, message);
    }
    message.exit();
    return value;
  }

  /** Makes room for an object, to which others refer by its number. */
  private int reserve() {
    if (++contextSize >= context.length) {
      context = Arrays.copyOf(context, context.length * 2);
    }
    return contextSize;
  }

  private void requireLength(ReadType type) throws IOException {
    int length = readInt();
    offset -= Integer.BYTES;
    type.requireLength(length, available() - Integer.BYTES, message);
  }

  private Object met(int index) {
    Object value = index >= 0 && index < contextSize ? context[index + 1] : null;
    if (value == null || value instanceof ReadType) {
      throw new MalformedDataException("A reference leads to no object that is complete");
    }
    return value;
  }

  private ReadType numbered() throws IOException, ClassNotFoundException {
    offset--;
    long number = readLong();
    ReadType known = number == lastNumber ? last : null;
    if (known == null) {
      known = schemas.numbered(number, message.root().raw());
      known = known == null ? exchanged(number, schemas.exchanged(number)) : known;
      lastNumber = number;
      last = known;
    }
    return known;
  }

  private ReadType exchanged(long number, byte[] schema)
      throws IOException, ClassNotFoundException {
    PlainInput in = new PlainInput(schemas, message, schema, 0, schema.length);
    in.atRoot = atRoot;
    in.foreign = foreign;
    ReadType type = in.schema();
    foreign = in.foreign;
    schemas.remember(number, type);
    return type;
  }

  /** Reads what describes a class, or refers to what did. */
  private ReadType schema() throws IOException, ClassNotFoundException {
    byte head = readByte();
    if (head == REF_RECURSIVE) {
      return metSchema(readUnsignedShort());
    } else if (head == REF_RECURSIVE2) {
      return metSchema(readInt());
    }
    int place = reserve();
    ReadType type = describe(head, load(readUTF()), readLong());
    context[place] = type;
    return type;
  }

  private ReadType metSchema(int index) {
    if (index >= 0 && index < contextSize && context[index + 1] instanceof ReadType type) {
      return type;
    }
    throw new MalformedDataException("A reference leads to no schema");
  }

  private ReadType describe(byte kind, Class<?> type, long number)
      throws IOException, ClassNotFoundException {
    message.check(type);
    ReadType local = schemas.local(type);
    if (Schemas.kindOf(local.serializer()).uid() != kind) {
      throw new MalformedDataException(
          type.getName()
              + " was written by another kind of serializer than that which it has here");
    }
    if (!local.isDescribed() || local.serializer().uid() == number) {
      local.serializer().skipExternal(this);
      return local;
    }
    if (++foreign > Schemas.MOST) {
      throw new MalformedDataException(
          "The bytes describe more than " + Schemas.MOST + " classes otherwise than they are here");
    }
    return schemas.foreign(SchemaCopy.of(local, this));
  }

  /** Loads the class of a descriptor: a name, and perhaps another that it had before. */
  private Class<?> load(String descriptor) {
    int bar = descriptor.indexOf('|');
    if (bar < 0) {
      return loadNamed(descriptor);
    }
    try {
      return loadNamed(descriptor.substring(0, bar));
    } catch (CodecException newer) {
      try {
        return loadNamed(descriptor.substring(bar + 1));
      } catch (CodecException older) {
        throw newer;
      }
    }
  }

  private Class<?> loadNamed(String name) {
    Class<?> renamed = schemas.renamed(name, message.root().raw());
    String today = renamed == null ? name : message.nameOf(renamed);
    if (!atRoot) {
      return message.load(today);
    }
    loadedRoot = message.loadRoot(today);
    return loadedRoot;
  }

  @Override
  public void register(Object value) {
    super.register(value);
    frame.register(value);
  }

  @Override
  public String readUTF() throws IOException {
    int length = readUnsignedShort();
    if (length > 0x7fff) {
      length = (length & 0x7fff) << 16 | readUnsignedShort();
    }
    message.bulk(length, 1, available());
    int start = (int) (alloc(length) - JavaInternals.byteArrayOffset);
    String ascii = Bulk.getAscii(array, start, length);
    return ascii == null ? Bulk.getUnits(array, start, length) : ascii;
  }

  @Override
  protected long alloc(int size) {
    long from = offset;
    if (size < 0 || size > limit - from) {
      throw new MalformedDataException("A value extends beyond the end of its message");
    }
    offset = from + size;
    return from;
  }
}
