package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.polycodec.BytesConsumer;
import dev.polycodec.LimitExceededException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Says in our words which limit Jackson's streams met. */
public final class BoundedEngine implements Engine {

  /** What Jackson calls our limits. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "MaxDocumentLength", "withMaxBytes",
          "MaxNestingDepth", "withMaxDepth",
          "MaxStringLength", "withMaxBytes",
          "MaxNameLength", "withMaxBytes",
          "MaxNumberLength", "withMaxDigits",
          "BigInteger scale", "withMaxDigits");

  private final Supplier<Engine> next;
  private Engine engine;

  /**
   * Bounds engines.
   *
   * @param next returns that of the next message, which seldom is another than that of the last
   */
  public BoundedEngine(Supplier<Engine> next) {
    this.next = next;
    engine = next.get();
  }

  private Engine current() {
    Engine current = next.get();
    if (current != engine) { // a store costs a fence
      engine = current;
    }
    return current;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    Engine engine = current();
    try {
      engine.encode(value, plan, message, headroom, out);
    } catch (StreamConstraintsException e) {
      throw exceeded(e);
    }
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Engine engine = current();
    try {
      return engine.decode(bytes, offset, length, plan, message);
    } catch (StreamConstraintsException e) {
      throw exceeded(e);
    }
  }

  private static LimitExceededException exceeded(StreamConstraintsException cause) {
    String message = cause.getOriginalMessage();
    for (Map.Entry<String, String> setting : SETTINGS.entrySet()) {
      if (message.contains(setting.getKey())) {
        return new LimitExceededException(
            "The message exceeds a limit; raise Limits."
                + setting.getValue()
                + " if that is expected",
            null,
            null,
            cause);
      }
    }
    return new LimitExceededException(message);
  }

  @Override
  public @Nullable String place() {
    return engine.place();
  }

  @Override
  public boolean recover() {
    return engine.recover();
  }

  @Override
  public long retainedBytes() {
    return engine.retainedBytes();
  }
}
