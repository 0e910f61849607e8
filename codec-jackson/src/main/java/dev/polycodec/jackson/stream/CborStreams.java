package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactoryBuilder;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import com.fasterxml.jackson.dataformat.cbor.CBORParser;
import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of CBOR. */
final class CborStreams extends CBORFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient Own own;

  /** Whether large negative numbers are as RFC 8949 says: Jackson's own are one less. */
  private boolean standard = true;

  private CborStreams(CBORFactoryBuilder builder, @Nullable Guard guard) {
    super(builder);
    own = new Own(guard, _factoryFeatures);
  }

  static JsonFactory create(Limits limits, @Nullable Guard guard) {
    return new CborStreams(Streams.strict(CBORFactory.builder(), limits), guard);
  }

  private CborStreams(CborStreams source) {
    super(source, source.getCodec());
    own = new Own(source.own.guard(), _factoryFeatures);
    standard = source.standard;
  }

  @Override
  public CBORFactory copy() {
    return new CborStreams(this);
  }

  @Override
  public void like(JsonFactory other) {
    if (other instanceof CBORFactory cbor) {
      standard = false; // its features decide
      for (CBORGenerator.Feature feature : CBORGenerator.Feature.values()) {
        configure(feature, cbor.isEnabled(feature));
      }
      _formatParserFeatures = cbor.getFormatParserFeatures();
      if (cbor.isEnabled(CBORGenerator.Feature.STRINGREF)) {
        throw new CodecException(
            "The mapper of JacksonOptions writes references to texts, which make much of few bytes"
                + " when they are read; disable CBORGenerator.Feature.STRINGREF");
      }
    }
  }

  @Override
  public Own own() {
    return own;
  }

  @Override
  public BufferRecycler _getBufferRecycler() {
    return own.buffers();
  }

  @Override
  public CBORGenerator createGenerator(OutputStream out, JsonEncoding encoding) {
    return createGenerator(out);
  }

  @Override
  public CBORGenerator createGenerator(OutputStream out) {
    return new Writer(this, _createContext(_createContentReference(out), false), out);
  }

  @Override
  protected CBORParser _createParser(byte[] bytes, int offset, int length, IOContext context) {
    CborItems.require(bytes, offset, offset + length);
    return new CborInput(this, context, bytes, offset, offset + length);
  }

  boolean standard() {
    return standard;
  }

  /** Writes large negative numbers as RFC 8949 says, or as Jackson. */
  private static final class Writer extends CborOutput {

    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();

    private final boolean standard;

    Writer(CborStreams streams, IOContext context, OutputStream out) {
      super(streams, context, out);
      standard = streams.standard;
    }

    @Override
    public void writeNumber(BigInteger number) throws IOException {
      if (standard && MINUS_ONE.equals(number)) {
        super.writeNumber(-1);
      } else {
        super.writeNumber(number);
      }
    }

    /** Writes the number whose form in Jackson is that of this one in the standard. */
    @Override
    protected void _write(BigInteger number) throws IOException {
      super._write(standard && number.signum() < 0 ? number.add(BigInteger.ONE) : number);
    }
  }
}
