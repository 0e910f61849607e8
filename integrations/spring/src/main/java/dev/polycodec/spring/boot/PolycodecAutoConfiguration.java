package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.CodecListener;
import dev.polycodec.registry.StoreRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Fallback;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.io.ResourceLoader;

/** Builds the codecs of an application. */
@AutoConfiguration
@EnableConfigurationProperties(PolycodecProperties.class)
public class PolycodecAutoConfiguration {

  /** The name of the codec of what peers send; a bean of this name takes its place. */
  public static final String SENT = "polycodec";

  /** The name of the codec of what is stored; a bean of this name takes its place. */
  public static final String STORED = "polycodecStored";

  /** Creates the configuration; Spring does. */
  public PolycodecAutoConfiguration() {}

  @Bean
  CodecFactory polycodecFactory(
      ResourceLoader resources,
      PolycodecProperties properties,
      ObjectProvider<PolycodecCustomizer> customizers,
      ObjectProvider<CodecListener> listeners,
      ObjectProvider<StoreRegistry> registry) {
    ClassLoader loader = resources.getClassLoader();
    return new CodecFactory(
        loader == null ? PolycodecAutoConfiguration.class.getClassLoader() : loader,
        properties,
        customizers,
        listeners,
        registry);
  }

  /** A codec of the application's own has allowed what it has for its own use, not for peers. */
  @Bean(name = SENT)
  @Lazy
  @Fallback
  @ConditionalOnMissingBean(name = SENT)
  Codec polycodec(CodecFactory factory) {
    return factory.sent();
  }

  /** Not what an application gets that asks for a codec. */
  @Bean(name = STORED, defaultCandidate = false)
  @Lazy
  @Fallback
  @Qualifier(STORED)
  @ConditionalOnMissingBean(name = STORED)
  Codec polycodecStored(CodecFactory factory) {
    return factory.stored();
  }

  @Bean
  @Lazy
  PolycodecHealth polycodecHealth(
      @Qualifier(STORED) Codec codec,
      ObjectProvider<Misses> misses,
      ObjectProvider<StoreRegistry> registry) {
    return new PolycodecHealth(codec, misses, registry);
  }
}
