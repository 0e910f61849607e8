package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import dev.polycodec.spi.Message;
import java.io.IOException;

/** Asks the message before each text that databind writes. */
final class LimitedGenerator extends JsonGeneratorDelegate {

  private final Message message;

  LimitedGenerator(JsonGenerator delegate, Message message) {
    super(delegate, false);
    this.message = message;
  }

  @Override
  public void writeString(String text) throws IOException {
    if (text != null) {
      message.chars(text.length(), Integer.MAX_VALUE);
    }
    super.writeString(text);
  }

  @Override
  public void writeFieldName(String name) throws IOException {
    message.chars(name.length(), Integer.MAX_VALUE);
    super.writeFieldName(name);
  }
}
