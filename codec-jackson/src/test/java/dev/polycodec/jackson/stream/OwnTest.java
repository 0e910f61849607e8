package dev.polycodec.jackson.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.polycodec.Limits;
import dev.polycodec.jackson.JacksonCodecProvider;
import dev.polycodec.spi.Variant;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Parsers find names in a table, and bytes may have any names. */
@ParameterizedClass
@ValueSource(strings = {"json-typed", "smile-typed", "cbor-typed"})
class OwnTest {

  private static final int MESSAGES = 500;

  /** As many as there are in messages of 64 KB, each of which is longer than its content. */
  private static final int MOST = 64;

  private static final String CONTENT = "x".repeat(1 << 10);

  @Parameter String name;

  private JsonFactory factory;
  private Output output;
  private Input input;

  @BeforeEach
  void open() {
    Variant variant =
        new JacksonCodecProvider()
            .variants().stream().filter(each -> each.name().equals(name)).findAny().orElseThrow();
    factory = Streams.create(variant, Limits.defaults(), null, null);
    output = new Output(factory, Integer.MAX_VALUE);
    input = new Input(factory);
  }

  /** Reads a message with a property of a name, and returns how many names are known then. */
  private int read(String property) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    JsonGenerator out = output.begin(0);
    out.writeStartObject();
    out.writeFieldName(property);
    out.writeString(CONTENT);
    out.writeEndObject();
    output.lendTo(bytes::write);
    JsonParser in = input.begin(bytes.toByteArray(), 0, bytes.size());
    while (in.nextToken() != null) {
      // goes on
    }
    input.clear();
    return ((Streams.Factory) factory).own().names().size();
  }

  @Test
  void namesOfClassesAreKept() throws IOException {
    for (int i = 0; i < MESSAGES; i++) {
      assertThat(read("same")).isEqualTo(1);
    }
  }

  @Test
  void anyNamesAreForgottenSoon() throws IOException {
    for (int i = 0; i < MESSAGES; i++) {
      assertThat(read("name" + i)).isBetween(0, MOST);
    }
  }
}
