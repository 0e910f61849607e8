package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.IOException;

/** Payloads of {@code bson4jackson-typed}: the walk's tokens in elements without names. */
final class TypedHostileBytes extends WalkHostileBytes {

  private static final String NO_NAME = "";

  @Override
  protected Out newOut() {
    return new Tokens();
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ObjectMapper mapper = new ObjectMapper(new BsonFactory());
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
  }

  private static final class Tokens implements Out {

    private final Elements out = new Elements();

    @Override
    public void octet(int value) {
      integer((byte) value);
    }

    @Override
    public void integer(int value) {
      out.number(NO_NAME, value);
    }

    @Override
    public void numbers(int... values) {
      for (int value : values) {
        integer(value);
      }
    }

    @Override
    public void text(String value) {
      out.text(NO_NAME, value);
    }

    @Override
    public void announceText(int length) {
      out.announceText(NO_NAME, length);
    }

    @Override
    public byte[] toBytes() {
      return out.toDocument();
    }
  }
}
