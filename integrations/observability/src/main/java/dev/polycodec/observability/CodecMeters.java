package dev.polycodec.observability;

import dev.polycodec.CodecListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Meters what codecs do:
 *
 * <ul>
 *   <li>{@code polycodec.calls}, a timer of values encoded and decoded, also of those that failed;
 *   <li>{@code polycodec.bytes}, a summary of the sizes of messages;
 *   <li>{@code polycodec.old.format}, a counter of messages that were read but would be written in
 *       another form;
 *   <li>{@code polycodec.dropped}, a counter of properties in the bytes that have no place in their
 *       object.
 * </ul>
 *
 * <p>Tags are the codec, the operation ({@code encode}, {@code decode}), and the simple name of the
 * failure's class, or {@code none}; never what only bytes say. Safe for use by any number of
 * threads.
 */
public final class CodecMeters implements CodecListener {

  private static final String NONE = "none";

  private final MeterRegistry registry;
  private final Tags tags;
  private final Map<Key, Meters> known = new ConcurrentHashMap<>();

  /** Meters in a registry. */
  public CodecMeters(MeterRegistry registry) {
    this(registry, Tags.empty());
  }

  /** Meters in a registry, with tags of the application on each meter. */
  public CodecMeters(MeterRegistry registry, Iterable<Tag> tags) {
    this.registry = registry;
    this.tags = Tags.of(tags);
  }

  @Override
  public void onEncode(Call call) {
    record("encode", call);
  }

  @Override
  public void onDecode(Call call) {
    record("decode", call);
  }

  @Override
  public void onOldFormat(OldFormat message) {
    Tags of =
        tags.and("codec", message.codec()).and("version", String.valueOf(message.formatVersion()));
    Counter.builder("polycodec.old.format")
        .description("Messages that would be written in another form now")
        .tags(of)
        .register(registry)
        .increment();
  }

  @Override
  public void onDropped(Dropped property) {
    Counter.builder("polycodec.dropped")
        .description("Properties in the bytes that have no place in their object")
        .tags(tags.and("codec", property.codec()))
        .register(registry)
        .increment();
  }

  private void record(String operation, Call call) {
    Meters meters =
        known.computeIfAbsent(
            new Key(call.codec(), operation, name(call.failure())), this::register);
    meters.calls.record(call.nanos(), TimeUnit.NANOSECONDS);
    if (call.bytes() > 0) {
      meters.bytes.record(call.bytes());
    }
  }

  private static String name(@Nullable Throwable failure) {
    return failure == null ? NONE : failure.getClass().getSimpleName();
  }

  private Meters register(Key key) {
    Tags of = tags.and("codec", key.codec, "operation", key.operation).and("failure", key.failure);
    return new Meters(
        Timer.builder("polycodec.calls")
            .description("Values encoded and decoded")
            .tags(of)
            .register(registry),
        DistributionSummary.builder("polycodec.bytes")
            .description("Sizes of messages")
            .baseUnit("bytes")
            .tags(of)
            .register(registry));
  }

  private record Key(String codec, String operation, String failure) {}

  private record Meters(Timer calls, DistributionSummary bytes) {}
}
