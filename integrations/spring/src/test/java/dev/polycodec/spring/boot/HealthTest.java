package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

@DisplayName("The health of a codec")
class HealthTest {

  @ParameterizedTest
  @ValueSource(strings = {"kryo", "json"})
  void isGoodWhetherItWritesClassesOrNot(String codec) {
    new ApplicationContextRunner()
        .withConfiguration(AutoConfigurations.of(PolycodecAutoConfiguration.class))
        .withPropertyValues("polycodec.codec=" + codec)
        .run(
            context ->
                assertThat(context.getBean(PolycodecHealth.class).details())
                    .containsEntry("codec", codec));
  }
}
