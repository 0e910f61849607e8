package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.IOContext;
import de.undercouch.bson4jackson.BsonConstants;
import de.undercouch.bson4jackson.BsonParser;
import de.undercouch.bson4jackson.io.UnsafeByteArrayInputStream;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The library's parser, which believes lengths: each is compared with the bytes that are there
 * before it reads on, and documents end where they say. Texts are decoded here, as it would keep
 * its buffers for the thread.
 */
class CheckedParser extends BsonParser {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int FEW_LEVELS = 8;

  private final byte[] bytes;
  private final int offset;
  private final int end;

  /** Where the documents end that have begun, the root first. */
  private int[] ends = new int[FEW_LEVELS];

  private int depth;

  CheckedParser(IOContext context, int features, byte[] bytes, int offset, int length) {
    super(context, features, 0, new UnsafeByteArrayInputStream(bytes, offset, length));
    this.bytes = bytes;
    this.offset = offset;
    this.end = offset + length;
  }

  /** Returns the index of the next byte. */
  final int position() {
    return offset + _counter.getPosition();
  }

  /** Returns how many bytes there are. */
  final int remaining() {
    return end - position();
  }

  /** Returns the digits of the bytes before the next. */
  final String hex(int count) {
    return HexFormat.of().formatHex(bytes, position() - count, position());
  }

  /** Returns how many documents have begun and not ended. */
  final int depth() {
    return depth;
  }

  /** Returns a byte after the next, which is there. */
  final int octet(int further) {
    return bytes[position() + further];
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    if (depth > 0 && _currToken != JsonToken.FIELD_NAME) {
      requireElement();
    }
    JsonToken token = super.nextToken();
    if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
      depth--;
    }
    return token;
  }

  /** Requires an element of a type that has a value in Jackson, or an end where one is. */
  private void requireElement() {
    int rest = ends[depth - 1] - position();
    int type = rest > 0 ? octet(0) : BsonConstants.TYPE_END;
    if (rest < 1 || (type == BsonConstants.TYPE_END) != (rest == 1)) {
      throw malformed("A document does not end where its length says");
    }
    switch ((byte) type) {
      case BsonConstants.TYPE_UNDEFINED,
          BsonConstants.TYPE_REGEX,
          BsonConstants.TYPE_DBPOINTER,
          BsonConstants.TYPE_JAVASCRIPT,
          BsonConstants.TYPE_SYMBOL,
          BsonConstants.TYPE_JAVASCRIPT_WITH_SCOPE,
          BsonConstants.TYPE_TIMESTAMP,
          BsonConstants.TYPE_MINKEY,
          BsonConstants.TYPE_MAXKEY ->
          throw malformed(
              "The bytes hold an element of a type of BSON for which no property has a form: "
                  + (type & 0xFF));
      default -> {}
    }
  }

  private static MalformedDataException malformed(String message) {
    return new MalformedDataException(message);
  }

  /** Returns the length at the next bytes, after which there is room for so many. */
  private int length(int header, int least) {
    int room = (depth == 0 ? end : ends[depth - 1] - 1) - position() - header;
    int length = room < 0 ? -1 : (int) INTS.get(bytes, position());
    if (length < least || length > room) {
      throw malformed("The bytes end within a value, or its length is none");
    }
    return length;
  }

  @Override
  protected JsonToken handleNewDocument(boolean array) throws IOException {
    int begin = position();
    int length = length(0, Integer.BYTES + 1);
    if (bytes[begin + length - 1] != BsonConstants.TYPE_END
        || (depth == 0 && length != end - begin)) {
      throw malformed("The bytes are no document of the length that they have");
    }
    if (depth == ends.length) {
      ends = Arrays.copyOf(ends, 2 * depth);
    }
    ends[depth++] = begin + length;
    return super.handleNewDocument(array);
  }

  @Override
  protected JsonToken handleBinary() throws IOException {
    int header = Integer.BYTES + 1;
    int length = length(header, 0);
    int subtype = octet(Integer.BYTES);
    boolean sound =
        switch ((byte) subtype) {
          case BsonConstants.SUBTYPE_BINARY_OLD ->
              length >= Integer.BYTES
                  && (int) INTS.get(bytes, position() + header) == length - Integer.BYTES;
          case BsonConstants.SUBTYPE_UUID -> length == 2 * Long.BYTES;
          default -> true;
        };
    if (!sound) {
      throw malformed("The bytes hold a binary of another length than its kind has");
    }
    return super.handleBinary();
  }

  @Override
  protected String readString() throws IOException {
    int length = length(Integer.BYTES, 1);
    if (octet(Integer.BYTES + length - 1) != BsonConstants.END_OF_STRING) {
      throw malformed("A text does not end where its length says");
    }
    return text(Integer.BYTES, length - 1);
  }

  /** Returns a text behind the next bytes, and passes it and the byte that ends it. */
  private String text(int header, int length) throws IOException {
    String text = Bulk.getUtf8(bytes, position() + header, length);
    _in.skipBytes(header + length + 1);
    return text;
  }

  @Override
  protected String readCString() throws IOException {
    int from = position();
    int to = from;
    while (to < end && bytes[to] != BsonConstants.END_OF_STRING) {
      to++;
    }
    if (to == end) {
      throw malformed("The bytes end within a name");
    }
    return text(0, to - from);
  }
}
