package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.shape.Nesting;
import dev.polycodec.spi.Message;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * The bytes that a codec makes of the objects of one class, behind its number: bytes of another one
 * might be read as another value.
 *
 * @param generated whether a compiler of the codec's library has made the class
 */
record InsideForm<T>(Class<T> type, BackendCodec codec, boolean generated)
    implements Nesting.Form<T> {

  @Override
  public Class<byte[]> form() {
    return byte[].class;
  }

  @Override
  public byte[] toForm(T value) {
    return toForm(value, type, null);
  }

  @Override
  public byte[] toForm(T value, Type at, @Nullable Message message) {
    byte[][] form = new byte[1][];
    codec
        .<T>handle(at)
        .encodeWithin(
            value,
            (MessageState) message,
            (array, offset, length) -> {
              form[0] = new byte[length + 1];
              form[0][0] = number();
              System.arraycopy(array, offset, form[0], 1, length);
            });
    return form[0];
  }

  @Override
  public T fromForm(byte[] form) {
    return fromForm(form, type, null);
  }

  @Override
  public T fromForm(byte[] form, Type at, @Nullable Message message) {
    if (form.length == 0 || form[0] != number()) {
      throw new MalformedDataException(
          "The bytes hold an object of "
              + type.getName()
              + " that another codec than '"
              + codec.name()
              + "' wrote: build this codec with the useInside that the writer has");
    }
    T value = codec.<T>handle(at).decodeWithin(form, 1, form.length - 1, (MessageState) message);
    if (value == null) {
      throw new MalformedDataException(
          "The bytes hold no object of " + type.getName() + " where they announce one");
    }
    return value;
  }

  @Override
  public int compared(T value) {
    return generated ? toForm(value).length : 0;
  }

  private byte number() {
    return (byte) codec.setup().variant().number();
  }
}
