package dev.polycodec.kryo.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.kryo.stream.BoundedInput;
import dev.polycodec.spi.Message;
import java.util.function.Supplier;

/**
 * Input that checks the lengths of containers before Kryo makes room for them.
 *
 * <p>Kryo's serializers read the length of a container first, as one more than it is. Every element
 * takes a byte at least, and no byte belongs to two elements: so all containers of a message
 * together hold no more elements than it has bytes. Runs of nulls and objects without fields take
 * none; there may be a few.
 */
final class PlainInput extends BoundedInput {

  /** How many elements may take no bytes. */
  private static final int UNBACKED = 8192;

  private boolean lengthIsNext;
  private boolean bulk;
  private long announced;
  private long affordable;

  PlainInput(Supplier<Message> messages) {
    super(messages);
  }

  void begin(byte[] bytes, int offset, int length) {
    setBuffer(bytes, offset, length);
    lengthIsNext = false;
    announced = 0;
    affordable = (long) length + UNBACKED;
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
      return lengthAndOne;
    }
    message().elements(length, 1, Math.max(remaining, UNBACKED));
    announced += length;
    if (announced > affordable) {
      throw new MalformedDataException(
          "The bytes announce " + announced + " elements in all, more than there are bytes");
    }
    return lengthAndOne;
  }
}
