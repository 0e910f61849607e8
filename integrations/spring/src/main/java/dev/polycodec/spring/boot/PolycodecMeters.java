package dev.polycodec.spring.boot;

import dev.polycodec.CodecListener;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.ObjectProvider;

/**
 * Meters of what codecs do. Tags are names that the configuration knows, never what bytes say.
 * Thread-safe.
 */
final class PolycodecMeters implements CodecListener, MeterBinder {

  private final ObjectProvider<Misses> misses;
  private final Set<MeterRegistry> registries = new CopyOnWriteArraySet<>();

  PolycodecMeters(ObjectProvider<Misses> misses) {
    this.misses = misses;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    registries.add(registry);
    misses.ifAvailable(
        counted ->
            FunctionCounter.builder("polycodec.misses", counted, Misses::count)
                .description("Stored values that could not be decoded, and were a miss")
                .register(registry));
  }

  @Override
  public void onEncode(Call call) {
    record("polycodec.encode", call);
  }

  @Override
  public void onDecode(Call call) {
    record("polycodec.decode", call);
  }

  private void record(String name, Call call) {
    Throwable failure = call.failure();
    String outcome = failure == null ? "none" : failure.getClass().getSimpleName();
    for (MeterRegistry registry : registries) {
      Timer.builder(name)
          .description("Values encoded or decoded")
          .tags("codec", call.codec(), "exception", outcome)
          .register(registry)
          .record(call.nanos(), TimeUnit.NANOSECONDS);
      if (failure == null) {
        DistributionSummary.builder(name + ".bytes")
            .baseUnit("bytes")
            .description("Sizes of messages")
            .tags("codec", call.codec())
            .register(registry)
            .record(call.bytes());
      }
    }
  }

  @Override
  public void onOldFormat(OldFormat message) {
    for (MeterRegistry registry : registries) {
      registry
          .counter(
              "polycodec.old.formats",
              "codec",
              message.codec(),
              "version",
              String.valueOf(message.formatVersion()))
          .increment();
    }
  }
}
