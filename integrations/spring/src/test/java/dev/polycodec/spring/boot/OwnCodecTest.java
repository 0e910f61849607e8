package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.spring.PolycodecHttpMessageConverter;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.mock.http.MockHttpOutputMessage;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

@DisplayName("A codec of the application's own")
class OwnCodecTest {

  private final WebApplicationContextRunner application =
      new WebApplicationContextRunner()
          .withConfiguration(
              AutoConfigurations.of(
                  PolycodecAutoConfiguration.class, PolycodecMvcAutoConfiguration.class))
          .withPropertyValues("polycodec.codec=kryo", "polycodec.http.enabled=true");

  private static Codec jdk() {
    return Codecs.builder().use("jdk").build();
  }

  @Test
  void isNotThatOfHttp() {
    application
        .withBean("archive", Codec.class, OwnCodecTest::jdk)
        .run(
            context -> {
              assertThat(context.getBean(Codec.class).name()).isEqualTo("jdk");
              assertThat(sent(context)).isEqualTo(kryo());
            });
  }

  @Test
  void mayBeOneOfSeveral() {
    application
        .withBean("archive", Codec.class, OwnCodecTest::jdk)
        .withBean("events", Codec.class, OwnCodecTest::jdk)
        .run(context -> assertThat(sent(context)).isEqualTo(kryo()));
  }

  @Test
  void isThatOfHttpByItsName() {
    application
        .withBean(PolycodecAutoConfiguration.SENT, Codec.class, OwnCodecTest::jdk)
        .run(context -> assertThat(sent(context)).isNotEqualTo(kryo()));
  }

  private static byte[] kryo() {
    try (Codec kryo = Codecs.builder().use("kryo").build()) {
      return kryo.encode(new Date(7));
    }
  }

  /** Returns what a controller's answer becomes. */
  private static byte[] sent(ApplicationContext context) throws Exception {
    List<HttpMessageConverter<?>> converters = new ArrayList<>();
    context.getBean(WebMvcConfigurer.class).extendMessageConverters(converters);
    var answer = new MockHttpOutputMessage();
    ((PolycodecHttpMessageConverter) converters.get(0)).write(new Date(7), null, null, answer);
    return answer.getBodyAsBytes();
  }
}
