package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.spring.PolycodecDecoder;
import dev.polycodec.spring.PolycodecEncoder;
import io.rsocket.RSocket;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.rsocket.messaging.RSocketStrategiesCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.messaging.rsocket.RSocketStrategies;

/** Lets RSocket carry {@code application/x-polycodec}, after the formats that are there. */
@AutoConfiguration(after = PolycodecAutoConfiguration.class)
@ConditionalOnClass({RSocketStrategies.class, RSocketStrategiesCustomizer.class, RSocket.class})
@ConditionalOnProperty("polycodec.http.enabled")
public class PolycodecRSocketAutoConfiguration {

  /** Creates the configuration; Spring does. */
  public PolycodecRSocketAutoConfiguration() {}

  @Bean
  @Order(Ordered.LOWEST_PRECEDENCE)
  RSocketStrategiesCustomizer polycodecStrategies(
      @Qualifier(PolycodecAutoConfiguration.SENT) Codec codec) {
    return strategies ->
        strategies.encoder(new PolycodecEncoder(codec)).decoder(new PolycodecDecoder(codec));
  }
}
