package dev.polycodec.onenio.plain;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import one.nio.serial.DeserializeStream;
import one.nio.serial.Repository;
import one.nio.util.JavaInternals;
import org.jspecify.annotations.Nullable;

/**
 * one-nio's stream, which tells the message of each object before its serializer reads it, and
 * checks lengths, references, texts and keys. It is used again for the next message.
 */
final class PlainInput extends DeserializeStream {

  private static final byte TEXT = (byte) Repository.get(String.class).uid();

  private static final byte[] NO_BYTES = {};
  private static final ReadType[] NONE = {};
  private static final int REFERENCE = 4;

  /** Larger tables of objects are not kept. */
  private static final int KEPT = 4096;

  private final Schemas schemas;
  private final RecentSchemas recent = new RecentSchemas();
  private @Nullable Message message;

  /** The container that gets what is read next, if it compares that. */
  private @Nullable KeyedContainer keyed;

  /** The schemas in the bytes, at the numbers by which others refer to them. */
  private @Nullable ReadType[] described = NONE;

  private boolean atRoot = true;
  private @Nullable Class<?> loadedRoot;
  private int foreign;

  private long lastNumber;
  private @Nullable ReadType last;

  PlainInput(Schemas schemas) {
    super(NO_BYTES);
    this.schemas = schemas;
  }

  /** Begins a message. */
  void begin(Message next, byte[] bytes, int start, int length) {
    message = next;
    array = bytes;
    address = JavaInternals.byteArrayOffset + start;
    offset = address;
    limit = address + length;
  }

  /** Forgets the message. */
  void clear() {
    if (context.length > KEPT) {
      context = new Object[KEPT];
      described = NONE;
    } else {
      Arrays.fill(context, 0, Math.min(contextSize + 1, context.length), null);
      Arrays.fill(described, null);
    }
    contextSize = 0;
    message = null;
    array = NO_BYTES;
    keyed = null;
    atRoot = true;
    loadedRoot = null;
    foreign = 0;
    lastNumber = 0;
    last = null;
  }

  long retainedBytes() {
    return (long) REFERENCE * (context.length + described.length);
  }

  void requireEnd() {
    if (available() != 0) {
      throw new MalformedDataException(available() + " bytes remain after the value");
    }
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
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
          default ->
              head == TEXT ? text() : object(head < 0 ? schemas.bootstrap(head) : numbered());
        };
    if (keyed != null) {
      keyed.put(value, message());
    }
    return value;
  }

  /** Reads what most objects are, with fewer steps than any. */
  private String text() throws IOException {
    reserve();
    if (atRoot) {
      message().loadRoot(message().nameOf(String.class));
      atRoot = false;
    }
    String text = readUTF();
    context[contextSize] = text;
    return text;
  }

  private Object object(ReadType type) throws IOException, ClassNotFoundException {
    reserve();
    if (atRoot) {
      if (type.type() != loadedRoot) {
        message().loadRoot(message().nameOf(type.type()));
      }
      atRoot = false;
    }
    if (type.isText()) {
      return type.serializer().read(this);
    }
    type.enter(message());
    if (type.announcesLength()) {
      requireLength(type);
    }
    KeyedContainer outer = keyed;
    KeyedContainer own = type.isKeyed() ? new KeyedContainer(type.width()) : null;
    keyed = own;
    Object value = type.serializer().read(this);
    keyed = outer;
    if (own != null) {
      own.requireKept();
    }
    if (type.trustsFields()) {
      FieldContent.require(value, message());
    }
    message().exit();
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
    type.requireLength(length, available() - Integer.BYTES, message());
  }

  private Object met(int index) {
    Object value = index >= 0 && index < contextSize ? context[index + 1] : null;
    if (value == null) {
      throw new MalformedDataException("A reference leads to no object that is complete");
    }
    return value;
  }

  private ReadType numbered() throws IOException, ClassNotFoundException {
    offset--;
    long number = readLong();
    ReadType known = number == lastNumber ? last : null;
    if (known == null) {
      known = schemas.numbered(number, message().root().raw());
      known = known == null ? exchanged(number, schemas.exchanged(number)) : known;
      lastNumber = number;
      last = known;
    }
    return known;
  }

  private ReadType exchanged(long number, byte[] schema)
      throws IOException, ClassNotFoundException {
    PlainInput in = new PlainInput(schemas);
    in.begin(message(), schema, 0, schema.length);
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
    ReadType type = described(head);
    if (place >= described.length) {
      described = Arrays.copyOf(described, context.length);
    }
    described[place] = type;
    return type;
  }

  private ReadType described(byte kind) throws IOException, ClassNotFoundException {
    int start = index(offset) - 1;
    RootType root = message().root();
    RecentSchemas.Entry known = recent.find(root, atRoot, array, start, index(limit));
    if (known != null) {
      offset += known.schema().length - 1;
      message().check(known.type().type());
      loadedRoot = atRoot ? known.type().type() : loadedRoot;
      return known.type();
    }
    ReadType type = describe(kind, load(readUTF()), readLong());
    if (type == schemas.local(type.type())) {
      recent.add(root, atRoot, array, start, index(offset), type);
    }
    return type;
  }

  private static int index(long address) {
    return (int) (address - JavaInternals.byteArrayOffset);
  }

  private ReadType metSchema(int index) {
    ReadType type = index >= 0 && index < described.length - 1 ? described[index + 1] : null;
    if (type == null) {
      throw new MalformedDataException("A reference leads to no schema");
    }
    return type;
  }

  private ReadType describe(byte kind, Class<?> type, long number)
      throws IOException, ClassNotFoundException {
    message().check(type);
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
    Class<?> renamed = schemas.renamed(name, message().root().raw());
    String today = renamed == null ? name : message().nameOf(renamed);
    if (!atRoot) {
      return message().load(today);
    }
    loadedRoot = message().loadRoot(today);
    return loadedRoot;
  }

  @Override
  public void register(Object value) {
    super.register(value);
    if (keyed != null) {
      keyed.register(value);
    }
  }

  @Override
  public String readUTF() throws IOException {
    int length = readUnsignedShort();
    if (length > 0x7fff) {
      length = (length & 0x7fff) << 16 | readUnsignedShort();
    }
    message().bulk(length, 1, available());
    int start = index(alloc(length));
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
