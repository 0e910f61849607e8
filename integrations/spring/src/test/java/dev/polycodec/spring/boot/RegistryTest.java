package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.registry.JdbcStore;
import dev.polycodec.registry.MemoryStore;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.SchemaStore;
import java.lang.reflect.Proxy;
import javax.sql.DataSource;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

@DisplayName("Schemas of stored values")
class RegistryTest {

  private final ApplicationContextRunner application =
      new ApplicationContextRunner()
          .withConfiguration(
              AutoConfigurations.of(
                  PolycodecAutoConfiguration.class, PolycodecRegistryAutoConfiguration.class))
          .withPropertyValues("polycodec.codec=kryo");

  @Test
  void areInNoRegistryByDefault() {
    application.run(
        context -> {
          assertThat(context).doesNotHaveBean(SchemaStore.class);
          assertThat(context.getBean(CodecFactory.class).stored())
              .isNotInstanceOf(RegistryCodec.class);
        });
  }

  @Test
  void areInTheStoreOfTheApplication() {
    application
        .withBean(MemoryStore.class)
        .run(
            context -> {
              assertThat(context.getBean(CodecFactory.class).stored())
                  .isInstanceOf(RegistryCodec.class);
              assertThat(context.getBean(Codec.class)).isNotInstanceOf(RegistryCodec.class);
            });
  }

  @Test
  void areInTheDatabaseOfTheApplication() {
    application
        .withPropertyValues("polycodec.registry=jdbc")
        .withBean(DataSource.class, RegistryTest::database)
        .run(
            context -> {
              assertThat(context.getBean(SchemaStore.class)).isInstanceOf(JdbcStore.class);
              assertThat(context.getBean(CodecFactory.class).stored())
                  .isInstanceOf(RegistryCodec.class);
            });
  }

  @Test
  void needTheServerThatIsNamed() {
    application
        .withPropertyValues("polycodec.registry=redis")
        .run(
            context ->
                assertThat(failure(context.getBean(CodecFactory.class)))
                    .hasMessage(
                        "polycodec.registry=redis needs a bean RedisConnectionFactory: add the"
                            + " starter that configures it, or a bean SchemaStore"));
  }

  @Test
  void leaveNoOtherEvolution() {
    application
        .withBean(MemoryStore.class)
        .withPropertyValues("polycodec.evolution=compatible")
        .run(
            context ->
                assertThat(failure(context.getBean(CodecFactory.class)))
                    .hasMessage(
                        "Schemas are in a registry, so the property polycodec.evolution has no"
                            + " meaning: remove it"));
  }

  private static Throwable failure(CodecFactory factory) {
    return catchThrowable(factory::stored);
  }

  private static DataSource database() {
    return (DataSource)
        Proxy.newProxyInstance(
            RegistryTest.class.getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, arguments) ->
                method.getName().equals("hashCode") ? 1 : arguments == null ? "a database" : false);
  }
}
