package dev.polycodec.fst.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTDecoder;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectSerializer;
import org.nustaq.serialization.coders.FSTBytezDecoder;
import org.nustaq.serialization.serializers.FSTArrayListSerializer;
import org.nustaq.serialization.serializers.FSTCollectionSerializer;
import org.nustaq.serialization.serializers.FSTEnumSetSerializer;
import org.nustaq.serialization.serializers.FSTMapSerializer;
import org.nustaq.serialization.util.FSTUtil;

/**
 * FST's object stream, which tells the message of every class, and checks every value that is read
 * for a field before FST stores it through {@code Unsafe}.
 */
final class PlainInput extends FSTObjectInput {

  /** Where the class of the root is, after the tag of an object. */
  private static final int ROOT = 1;

  /** What FST asks for an element of a container by: it would make one for each container. */
  private static final FSTClazzInfo.FSTFieldInfo ANY =
      new FSTClazzInfo.FSTFieldInfo(null, null, true);

  private final boolean inMemory;
  private @Nullable Message message;
  private boolean atRoot;

  /** The field of the array whose elements are being read, for which they are not meant. */
  private FSTClazzInfo.@Nullable FSTFieldInfo ofElements;

  PlainInput(FSTConfiguration configuration) {
    super(configuration);
    setReadExternalReadAHead(0); // the message is there as a whole
    inMemory = getCodec() instanceof FSTBytezDecoder;
    setCodec(inMemory ? new MemoryDecoder(configuration, this) : streamDecoder(configuration));
  }

  private FSTDecoder streamDecoder(FSTConfiguration configuration) {
    StreamDecoder decoder = new StreamDecoder(configuration, this);
    decoder.setInputStream(new ByteArrayInputStream(new byte[0]));
    return decoder;
  }

  @Nullable Object read(byte[] bytes, Message current) throws Exception {
    message = current;
    ofElements = null;
    resetForReuseUseArray(bytes);
    Object root = readObject((Class<?>[]) null);
    if (getCodec().getInputPos() != bytes.length) {
      throw new MalformedDataException("The payload does not end with the root");
    }
    resetForReuseUseArray(new byte[0]);
    message = null;
    return root;
  }

  /** Loads the class of the root, or any other, after the policy allowed it. */
  Class<?> load(String name) {
    // Of an array only the elements have a name.
    boolean root = atRoot && !message().root().raw().isArray() && !mayBeProxy(name);
    return root ? message().loadRoot(name) : message().load(name);
  }

  /** Says whether what is written under a name may stand for an object of another class. */
  private static boolean mayBeProxy(String name) {
    return name.startsWith("java.util.") || name.equals("java.time.Ser");
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  public @Nullable Object readObjectInternal(Class... expected)
      throws ClassNotFoundException, IOException, IllegalAccessException, InstantiationException {
    if (expected != null) {
      return super.readObjectInternal(expected);
    }
    try {
      return readObjectWithHeader(ANY);
    } catch (Throwable e) {
      FSTUtil.rethrow(e);
      return null;
    }
  }

  @Override
  public @Nullable Object readObjectWithHeader(FSTClazzInfo.@Nullable FSTFieldInfo field)
      throws Exception {
    FSTClazzInfo.FSTFieldInfo outer = ofElements;
    ofElements = null;
    Object value = super.readObjectWithHeader(field);
    ofElements = outer;
    if (value != null) {
      message().admit(value.getClass()); // which may have replaced the one that was read
      if (value instanceof Number) {
        message().measure(value); // whose bytes FST has taken as they are
      }
    }
    if (field == null || field == outer || field.getField() == null) {
      return value;
    }
    return message().sound(value, field.getField().getType());
  }

  @Override
  protected Object instantiateAndReadNoSer(
      Class type, FSTClazzInfo info, FSTClazzInfo.FSTFieldInfo field, int position)
      throws Exception {
    message().enter(type);
    Object value = super.instantiateAndReadNoSer(type, info, field, position);
    message().exit();
    return value;
  }

  @Override
  protected Object instantiateAndReadWithSer(
      Class type,
      FSTObjectSerializer serializer,
      FSTClazzInfo info,
      FSTClazzInfo.FSTFieldInfo field,
      int position)
      throws Exception {
    if (Keys.isTypeOf(field, type)) {
      Object keys = super.instantiateAndReadWithSer(type, serializer, info, field, position);
      return Keys.requireEnum(keys, message());
    }
    message().enter(type);
    if (hasLength(serializer)) {
      requireElements(1);
    }
    Object value = super.instantiateAndReadWithSer(type, serializer, info, field, position);
    message().exit();
    return value;
  }

  private static boolean hasLength(FSTObjectSerializer serializer) {
    return serializer instanceof FSTArrayListSerializer
        || serializer instanceof FSTCollectionSerializer
        || serializer instanceof FSTMapSerializer
        || serializer instanceof FSTEnumSetSerializer;
  }

  @Override
  protected @Nullable Object readArrayNoHeader(
      FSTClazzInfo.FSTFieldInfo field, int position, Class type) throws Exception {
    message().enter(type);
    Class<?> component = type.getComponentType(); // null for the arrays in an array, as FST has it
    if (component != null && component.isPrimitive()) {
      message().bulk(nextLength(), width(component), getCodec().available());
    } else {
      requireElements(1);
    }
    FSTClazzInfo.FSTFieldInfo outer = ofElements;
    ofElements = field;
    Object array = super.readArrayNoHeader(field, position, type);
    ofElements = outer;
    message().exit();
    return array;
  }

  /** Returns the fewest bytes of a number in an array, as FST compresses whole ones in a stream. */
  private int width(Class<?> component) {
    if (component == double.class || (inMemory && component == long.class)) {
      return Long.BYTES;
    }
    return component == float.class || (inMemory && component == int.class) ? Integer.BYTES : 1;
  }

  /** Peeks the length that follows, and checks it. */
  private void requireElements(int width) throws IOException {
    message().elements(nextLength(), width, getCodec().available());
  }

  /** Returns the length that follows; -1, which stands for no array, is none. */
  private int nextLength() throws IOException {
    int length = peekInt();
    return length == -1 ? 0 : length;
  }

  private int peekInt() throws IOException {
    int position = getCodec().getInputPos();
    int next = getCodec().readFInt();
    getCodec().moveTo(position);
    return next;
  }

  /** Begins to read a class, which may be that of the root. */
  void beginClass() {
    atRoot = getCodec().getInputPos() == ROOT;
  }

  /** Ends to read a class, which FST may know from an earlier message. */
  FSTClazzInfo checked(FSTClazzInfo info) {
    atRoot = false;
    message().check(info.getClazz());
    return info;
  }

  /** Checks the length of the text that follows. */
  void requireChars(int width) throws IOException {
    message().bulk(peekInt(), width, getCodec().available());
  }
}
