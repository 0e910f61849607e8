package dev.polycodec.fst;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectSerializer;
import org.nustaq.serialization.coders.FSTStreamDecoder;
import org.nustaq.serialization.serializers.FSTArrayListSerializer;
import org.nustaq.serialization.serializers.FSTCollectionSerializer;
import org.nustaq.serialization.serializers.FSTEnumSetSerializer;
import org.nustaq.serialization.serializers.FSTMapSerializer;

/**
 * FST's object stream, which tells the message of every class, and checks every value that is read
 * for a field before FST stores it through {@code Unsafe}.
 */
final class RawInput extends FSTObjectInput {

  /** Where the class of the root is, after the tag of an object. */
  private static final int ROOT = 1;

  private @Nullable Message message;
  private boolean atRoot;

  /** The field of the array whose elements are being read, for which they are not meant. */
  private FSTClazzInfo.@Nullable FSTFieldInfo ofElements;

  RawInput(FSTConfiguration configuration) {
    super(configuration);
    Decoder decoder = new Decoder(configuration);
    decoder.setInputStream(new ByteArrayInputStream(new byte[0]));
    setCodec(decoder);
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
    // Of an array only the elements have a name; the JDK's containers may be written as proxies.
    boolean root = atRoot && !message().root().raw().isArray() && !name.startsWith("java.util.");
    return root ? message().loadRoot(name) : message().load(name);
  }

  private Message message() {
    if (message == null) {
      throw new IllegalStateException("There is no message");
    }
    return message;
  }

  @Override
  public @Nullable Object readObjectWithHeader(FSTClazzInfo.@Nullable FSTFieldInfo field)
      throws Exception {
    FSTClazzInfo.FSTFieldInfo outer = ofElements;
    ofElements = null;
    Object value = super.readObjectWithHeader(field);
    ofElements = outer;
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

  /** FST writes int and long arrays compressed, others in full. */
  private static int width(Class<?> component) {
    if (component == double.class) {
      return Double.BYTES;
    }
    return component == float.class ? Float.BYTES : 1;
  }

  /** Peeks the length that follows, and checks it. */
  private void requireElements(int width) throws IOException {
    message().elements(nextLength(), width, getCodec().available());
  }

  /** Returns the length that follows; -1, which stands for no array, is none. */
  private int nextLength() throws IOException {
    int position = getCodec().getInputPos();
    int length = getCodec().readFInt();
    getCodec().moveTo(position);
    return length == -1 ? 0 : length;
  }

  /** FST's decoder, which asks the policy again where FST knows a class from an earlier message. */
  private final class Decoder extends FSTStreamDecoder {

    Decoder(FSTConfiguration configuration) {
      super(configuration);
    }

    @Override
    public FSTClazzInfo readClass() throws IOException, ClassNotFoundException {
      atRoot = getInputPos() == ROOT;
      FSTClazzInfo info = super.readClass();
      atRoot = false;
      message().check(info.getClazz());
      return info;
    }

    @Override
    public String readStringUTF() throws IOException {
      requireChars();
      return super.readStringUTF();
    }

    @Override
    public String readStringAsc() throws IOException {
      requireChars();
      return super.readStringAsc();
    }

    private void requireChars() throws IOException {
      int position = getInputPos();
      int length = readFInt();
      moveTo(position);
      message().bulk(length, 1, available());
    }
  }
}
