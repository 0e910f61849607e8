package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.JsonGenerationException;
import com.fasterxml.jackson.core.StreamWriteCapability;
import com.fasterxml.jackson.core.util.JacksonFeatureSet;
import de.undercouch.bson4jackson.BsonConstants;
import de.undercouch.bson4jackson.BsonGenerator;
import de.undercouch.bson4jackson.types.Decimal128;
import dev.polycodec.EncodeException;
import dev.polycodec.jackson.FormatProvider.Bounds;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes one message: a document. An object at the root is the document itself. What else is there,
 * which the library would write without a document, is in the elements of one that have no name; so
 * is an object that begins with such an element.
 */
final class BsonOutput extends BsonGenerator {

  static final String NO_NAME = "";

  private final Bounds bounds;

  /** The document around the values at the root, or null if there is none. */
  private @Nullable DocumentInfo wrapper;

  BsonOutput(int features, int bsonFeatures, OutputStream out, Bounds bounds) {
    super(features, bsonFeatures, out);
    this.bounds = bounds;
  }

  @Override
  public JacksonFeatureSet<StreamWriteCapability> getWriteCapabilities() {
    return DEFAULT_BINARY_WRITE_CAPABILITIES;
  }

  @Override
  protected void _writeStartObject(boolean array) throws IOException {
    if (array || _currentDocument != wrapper || wrapper != null) {
      super._writeStartObject(array);
    } else {
      beginDocument();
    }
  }

  private DocumentInfo beginDocument() {
    DocumentInfo begun = new DocumentInfo(_currentDocument, _buffer.size(), false);
    _currentDocument = begun;
    reserveHeader();
    return begun;
  }

  @Override
  protected void _writeArrayFieldNameIfNeeded() throws IOException {
    if (_currentDocument != wrapper) {
      super._writeArrayFieldNameIfNeeded();
      return;
    }
    if (wrapper == null) {
      wrapper = beginDocument();
    }
    _writeFieldName(NO_NAME);
  }

  @Override
  protected void _writeFieldName(String name) throws IOException {
    if (name.indexOf(0) >= 0) {
      throw new EncodeException(
          "A name has the character U+0000, which ends a name in BSON; take it out, or use another"
              + " codec");
    }
    requireRoom(name.length());
    boolean first = _buffer.size() == Integer.BYTES && wrapper == null;
    if (first && name.isEmpty()) {
      wrapRoot();
    }
    try {
      super._writeFieldName(name);
    } catch (IllegalStateException e) {
      throw new JsonGenerationException(e.getMessage(), e, this);
    }
  }

  /** Makes the document that has begun that of the wrapper, with the object in it. */
  private void wrapRoot() throws IOException {
    wrapper = _currentDocument;
    super._writeFieldName(NO_NAME);
    _buffer.putByte(_typeMarker, BsonConstants.TYPE_DOCUMENT);
    beginDocument();
  }

  /** Refuses to buffer more than a message may have. */
  private void requireRoom(int more) {
    if (more > bounds.maxBytes() - _buffer.size()) {
      throw PayloadBuffer.tooLarge(bounds.maxBytes());
    }
  }

  @Override
  public void writeString(@Nullable String text) throws IOException {
    if (text == null) {
      writeNull();
    } else {
      super.writeString(text);
    }
  }

  @Override
  protected int _writeCString(String text) throws IOException {
    requireRoom(text.length());
    try {
      return super._writeCString(text);
    } catch (IllegalStateException e) {
      throw new JsonGenerationException(e.getMessage(), e, this);
    }
  }

  /** Writes the text as the library's own method does not: with its length. */
  @Override
  public void writeRawUTF8String(byte[] text, int offset, int length) throws IOException {
    writeString(new String(text, offset, length, StandardCharsets.UTF_8));
  }

  /** Writes bytes from the beginning of an array: from elsewhere, the library takes too many. */
  @Override
  public void writeBinary(
      @Nullable Base64Variant variant, byte subtype, byte[] data, int offset, int length)
      throws IOException {
    requireRoom(length);
    byte[] content = offset == 0 ? data : Arrays.copyOfRange(data, offset, offset + length);
    super.writeBinary(variant, subtype, content, 0, length);
  }

  @Override
  public void writeNumber(BigInteger number) throws IOException {
    bounds.requireDigits(number);
    super.writeNumber(number);
  }

  @Override
  public void writeNumber(BigDecimal number) throws IOException {
    bounds.requireDigits(number);
    if (isEnabled(Feature.WRITE_BIGDECIMALS_AS_DECIMAL128) && !isDecimal128(number)) {
      writeString(number.toString());
    } else {
      super.writeNumber(number);
    }
  }

  private static boolean isDecimal128(BigDecimal number) {
    try {
      return new Decimal128(number).bigDecimalValue().equals(number);
    } catch (NumberFormatException e) {
      return false; // it has more digits, or too large an exponent
    }
  }

  @Override
  public void writeRaw(String text) {
    throw noRaw();
  }

  @Override
  public void writeRaw(String text, int offset, int length) {
    throw noRaw();
  }

  @Override
  public void writeRaw(char[] text, int offset, int length) {
    throw noRaw();
  }

  private static EncodeException noRaw() {
    return new EncodeException("BSON has no raw text, which is of JSON; write the value instead");
  }

  @Override
  public void close() throws IOException {
    if (wrapper != null && _currentDocument == wrapper) {
      writeEndObjectInternal();
    }
    drain();
    super.close();
  }

  @Override
  public void flush() throws IOException {
    if (_currentDocument == null) {
      drain();
    }
    super.flush();
  }

  /**
   * Leaves nothing for the library to write: it would refuse to in a thread that is interrupted.
   */
  private void drain() throws IOException {
    _buffer.writeTo(new Drain(_out));
    _buffer.clear();
  }

  /** Is never closed, not even by an interrupt, as the JDK's channels are. */
  private record Drain(OutputStream out) implements WritableByteChannel {

    @Override
    public int write(ByteBuffer bytes) throws IOException {
      int length = bytes.remaining();
      out.write(bytes.array(), bytes.arrayOffset() + bytes.position(), length);
      bytes.position(bytes.limit());
      return length;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}
