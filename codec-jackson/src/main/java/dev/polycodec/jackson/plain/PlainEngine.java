package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import dev.polycodec.BytesConsumer;
import dev.polycodec.jackson.stream.Input;
import dev.polycodec.jackson.stream.Output;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** Encodes and decodes with a factory of its own, whose buffers no other thread touches. */
final class PlainEngine implements Engine {

  private final PlainForm form;
  private final Output output;
  private final Input input;

  PlainEngine(JsonFactory factory, PlainForm form, int maxBytes) {
    this.form = form;
    this.output = new Output(factory, maxBytes);
    this.input = new Input(factory);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    form.write(output.begin(headroom), value, plan, message);
    output.lendTo(out);
    form.reset();
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    JsonParser parser = input.begin(bytes, offset, length);
    Object value = form.read(parser, plan, message);
    input.requireEnd(parser);
    recover();
    return value;
  }

  @Override
  public @Nullable String place() {
    return form.place();
  }

  @Override
  public boolean recover() {
    output.clear();
    input.clear();
    form.reset();
    return true;
  }

  @Override
  public long retainedBytes() {
    return output.retainedBytes();
  }
}
