package dev.polycodec.spring.boot;

import dev.polycodec.registry.StoreRegistry;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;

/** Counts what the codecs do, where the application has meters. */
@AutoConfiguration(after = PolycodecAutoConfiguration.class)
@ConditionalOnClass(MeterRegistry.class)
public class PolycodecMetersAutoConfiguration {

  /** Creates the configuration; Spring does. */
  public PolycodecMetersAutoConfiguration() {}

  @Bean
  PolycodecMeters polycodecMeters(
      ObjectProvider<Misses> misses, ObjectProvider<StoreRegistry> schemas) {
    return new PolycodecMeters(misses, schemas);
  }
}
