package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.shape.Nesting;
import dev.polycodec.spi.Message;
import java.lang.reflect.Type;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The bytes that a codec makes of the objects of one class, behind its number: bytes of another one
 * might be read as another value.
 *
 * @param generated whether a compiler of the codec's library has made the class
 * @param fitting what was declared where an object has come back that fits
 */
record InsideForm<T>(Class<T> type, BackendCodec codec, boolean generated, Set<Class<?>> fitting)
    implements Nesting.Form<T> {

  @Override
  public Class<byte[]> form() {
    return byte[].class;
  }

  @Override
  public byte[] toForm(T value) {
    return toForm(value, type, type, null);
  }

  @Override
  public byte[] toForm(T value, Type at, Class<?> place, @Nullable Message message) {
    MessageState outer = (MessageState) message;
    byte[][] form = new byte[1][];
    codec
        .<T>handle(at)
        .encodeWithin(
            value,
            outer,
            (array, offset, length) -> {
              form[0] = new byte[length + 1];
              form[0][0] = number();
              System.arraycopy(array, offset, form[0], 1, length);
            });
    if (outer != null && outer.depth() > 1) { // a root is read as whatever its reader asks for
      requireFits(form[0], at, place);
    }
    return form[0];
  }

  /**
   * Refuses what comes back as an object that its place does not take. What {@code readResolve}
   * makes is known only when it has run, so the first object for each such place is read.
   */
  private void requireFits(byte[] form, Type at, Class<?> place) {
    if (place == Object.class
        || fitting.contains(place)
        || !codec.traits().contains(Trait.JAVA_HOOKS)) {
      return;
    }
    Object back;
    try {
      back = fromForm(form, at, null);
    } catch (CodecException e) {
      return; // it may be read elsewhere
    }
    if (!place.isInstance(back)) {
      throw new EncodeException(
          "Java serialization puts an object of "
              + back.getClass().getName()
              + " in the place of one of "
              + type.getName()
              + ", and "
              + place.getName()
              + " is declared there: register a Surrogate for "
              + type.getName());
    }
    fitting.add(place);
  }

  @Override
  @SuppressWarnings("unchecked") // without hooks of Java, it is of the class
  public T fromForm(byte[] form) {
    return (T) fromForm(form, type, null);
  }

  @Override
  public Object fromForm(byte[] form, Type at, @Nullable Message message) {
    if (form.length == 0 || form[0] != number()) {
      throw new MalformedDataException(
          "The bytes hold an object of "
              + type.getName()
              + " that another codec than '"
              + codec.name()
              + "' wrote: build this codec with the useInside that the writer has");
    }
    Object value =
        codec.<T>handle(at).decodeWithin(form, 1, form.length - 1, (MessageState) message);
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
