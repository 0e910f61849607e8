package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.IOException;
import java.util.function.Supplier;

/** Payloads of the codecs that are a row of tokens. */
final class TokenHostileBytes extends WalkHostileBytes {

  private final Supplier<JacksonForm.Binary> forms;
  private final JsonFactory library;

  TokenHostileBytes(Supplier<JacksonForm.Binary> forms, JsonFactory library) {
    this.forms = forms;
    this.library = library;
  }

  @Override
  protected Out newOut() {
    return new Tokens(forms.get());
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ObjectMapper mapper = new ObjectMapper(library);
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
  }

  private static final class Tokens implements Out {

    private final JacksonForm.Binary out;

    Tokens(JacksonForm.Binary out) {
      this.out = out;
    }

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
      out.announceText(length);
    }

    @Override
    public byte[] toBytes() {
      return out.toBytes();
    }
  }
}
