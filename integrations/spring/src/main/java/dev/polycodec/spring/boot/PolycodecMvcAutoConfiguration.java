package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.spring.PolycodecHttpMessageConverter;
import java.util.List;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.context.annotation.Bean;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Lets controllers of Spring MVC read and write {@code application/x-polycodec}. */
@AutoConfiguration(after = PolycodecAutoConfiguration.class)
@ConditionalOnClass(WebMvcConfigurer.class)
@ConditionalOnWebApplication(type = Type.SERVLET)
@ConditionalOnProperty("polycodec.http.enabled")
public class PolycodecMvcAutoConfiguration {

  /** Creates the configuration; Spring does. */
  public PolycodecMvcAutoConfiguration() {}

  @Bean
  WebMvcConfigurer polycodecMvcConfigurer(@Qualifier(PolycodecAutoConfiguration.SENT) Codec codec) {
    return new WebMvcConfigurer() {
      @Override
      public void extendMessageConverters(List<HttpMessageConverter<?>> converters) {
        converters.add(new PolycodecHttpMessageConverter(codec));
      }
    };
  }
}
