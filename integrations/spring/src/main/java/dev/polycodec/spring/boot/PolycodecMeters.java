package dev.polycodec.spring.boot;

import dev.polycodec.CodecListener;
import dev.polycodec.observability.CodecMeters;
import dev.polycodec.registry.StoreRegistry;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ToDoubleFunction;
import org.springframework.beans.factory.ObjectProvider;

/**
 * Meters in each registry that the application has: codecs are built before those are. Thread-safe.
 */
final class PolycodecMeters implements CodecListener, MeterBinder {

  private final ObjectProvider<Misses> misses;
  private final ObjectProvider<StoreRegistry> schemas;
  private final List<CodecListener> meters = new CopyOnWriteArrayList<>();

  PolycodecMeters(ObjectProvider<Misses> misses, ObjectProvider<StoreRegistry> schemas) {
    this.misses = misses;
    this.schemas = schemas;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    meters.add(new CodecMeters(registry));
    misses.ifAvailable(
        counted ->
            FunctionCounter.builder("polycodec.misses", counted, Misses::count)
                .description("Stored values that could not be decoded, and were a miss")
                .register(registry));
    schemas.ifAvailable(
        counted -> {
          schemas("publish", counted, StoreRegistry::published, registry);
          schemas("fetch", counted, StoreRegistry::fetched, registry);
          schemas("outage", counted, StoreRegistry::outages, registry);
        });
  }

  private static void schemas(
      String event,
      StoreRegistry counted,
      ToDoubleFunction<StoreRegistry> count,
      MeterRegistry registry) {
    FunctionCounter.builder("polycodec.schemas", counted, count)
        .description("What became of the schemas of stored values")
        .tag("event", event)
        .register(registry);
  }

  @Override
  public void onEncode(Call call) {
    meters.forEach(each -> each.onEncode(call));
  }

  @Override
  public void onDecode(Call call) {
    meters.forEach(each -> each.onDecode(call));
  }

  @Override
  public void onOldFormat(OldFormat message) {
    meters.forEach(each -> each.onOldFormat(message));
  }

  @Override
  public void onDropped(Dropped property) {
    meters.forEach(each -> each.onDropped(property));
  }
}
