package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.IOException;

/** Payloads of {@code smile-typed}. */
final class SmileTypedHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() {
    return new Tokens();
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ObjectMapper mapper = new ObjectMapper(new SmileFactory());
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
  }

  private static final class Tokens implements Out {

    private final JacksonForm.Smile out = new JacksonForm.Smile();

    @Override
    public void octet(int value) {
      out.number(value);
    }

    @Override
    public void integer(int value) {
      out.number(value);
    }

    @Override
    public void numbers(int... values) {
      for (int value : values) {
        out.number(value);
      }
    }

    @Override
    public void text(String value) {
      out.text(value);
    }

    @Override
    public void announceText(int length) {
      out.announceText();
    }

    @Override
    public byte[] toBytes() {
      return out.toBytes();
    }
  }
}
