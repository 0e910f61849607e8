package dev.polycodec.kryo.plain;

import dev.polycodec.kryo.stream.BoundedInput;
import dev.polycodec.spi.Message;
import java.util.function.Supplier;

/**
 * Input that checks the lengths of containers before Kryo makes room for them.
 *
 * <p>Kryo's serializers read the length of a container first, as one more than it is. Runs of nulls
 * and objects without fields take no bytes, so the message charges every element for its place.
 */
final class PlainInput extends BoundedInput {

  private boolean lengthIsNext;
  private boolean bulk;

  PlainInput(Supplier<Message> messages) {
    super(messages);
  }

  void begin(byte[] bytes, int offset, int length) {
    setBuffer(bytes, offset, length);
    lengthIsNext = false;
  }

  /** Says that the next number is the length of a container, or of an array of primitives. */
  void expectLength(boolean primitives) {
    lengthIsNext = true;
    bulk = primitives;
  }

  @Override
  public int readVarInt(boolean optimizePositive) {
    int value = super.readVarInt(optimizePositive);
    return lengthIsNext ? checked(value) : value;
  }

  @Override
  public int readVarIntFlag(boolean optimizePositive) {
    int value = super.readVarIntFlag(optimizePositive);
    return lengthIsNext ? checked(value) : value;
  }

  private int checked(int lengthAndOne) {
    lengthIsNext = false;
    if (lengthAndOne == 0) {
      return 0; // null
    }
    int length = lengthAndOne - 1;
    int remaining = limit - position;
    if (bulk) {
      message().bulk(length, 1, remaining);
    } else {
      message().elements(length, 0, remaining);
    }
    return lengthAndOne;
  }
}
