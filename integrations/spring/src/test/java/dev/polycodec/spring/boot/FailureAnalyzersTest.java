package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelopes;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanCreationException;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.io.support.SpringFactoriesLoader;

@DisplayName("An application that cannot start is told")
class FailureAnalyzersTest {

  private static FailureAnalysis analysis(Runnable start) {
    return analysis(
        new IllegalStateException(catchThrowableOfType(CodecException.class, start::run)));
  }

  /** Returns what Spring Boot prints: what the first one says of those that know the failure. */
  private static FailureAnalysis analysis(Throwable failure) {
    List<FailureAnalyzer> analyzers =
        SpringFactoriesLoader.forDefaultResourceLocation()
            .load(FailureAnalyzer.class, (factory, name, problem) -> {});
    return analyzers.stream()
        .map(analyzer -> analyzer.analyze(failure))
        .filter(java.util.Objects::nonNull)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whichPropertyNamesACodec() {
    assertThat(analysis(Codecs::create).getAction())
        .startsWith(
            "Name the codec that writes, with one of these properties:\n\n    polycodec.codec=")
        .contains("\n    polycodec.codec=kryo");
  }

  @Test
  void whichDependencyHasACodec() {
    FailureAnalysis analysis = analysis(() -> Codecs.builder().use("kyro").build());
    assertThat(analysis.getDescription()).contains("Did you mean 'kryo'");
    assertThat(analysis.getAction())
        .isEqualTo("Correct the property polycodec.codec, or repair the codec that fails to load.");
  }

  @Test
  void whichPropertyNamesACodecThatReads() {
    CodecBuilder builder =
        Codecs.builder().use("kryo").envelope(Envelopes.defaults().alsoRead("smil"));
    assertThat(analysis(builder::build).getAction())
        .isEqualTo(
            "Correct the property polycodec.also-read or polycodec.read-legacy, or repair the codec"
                + " that fails to load.");
  }

  @Test
  void whatPolycodecRefusesOfItsProperties() {
    CodecBuilder builder =
        Codecs.builder().use("kryo").envelope(Envelopes.defaults().notYetWritten());
    FailureAnalysis envelope =
        analysis(new BeanCreationException("stored", catchThrowable(builder::build)));
    assertThat(envelope.getDescription()).startsWith("notYetWritten() goes on writing as 'kryo'");
    assertThat(envelope.getAction())
        .isEqualTo(
            """
            While old processes write by JDK serialization, name it first:

                polycodec.codec=jdk-plain
                polycodec.also-read=kryo

            If they write by 'kryo' without envelopes, add:

                polycodec.read-legacy=kryo,jdk-plain""");

    FailureAnalysis allow =
        analysis(
            new BeanCreationException(
                "sent", catchThrowable(Codecs.builder().use("kryo").allow("com.acme")::build)));
    assertThat(allow.getDescription()).startsWith("allow(\"com.acme\") names no class");
    assertThat(allow.getAction())
        .isEqualTo(
            "Correct the properties that begin with polycodec, or the beans that customize its"
                + " codecs.");
  }

  @Test
  void nothingByPolycodecOfWhatOthersRefuse() {
    Throwable other = catchThrowable(() -> Integer.parseInt("many"));
    assertThat(other).isInstanceOf(IllegalArgumentException.class);
    assertThat(new RefusedSetupFailureAnalyzer().analyze(new BeanCreationException("other", other)))
        .isNull();
  }

  @Test
  void whichPropertyIsMeant() {
    for (List<String> each :
        List.of(
            List.of("polycodec.alow", "polycodec.allow"),
            List.of("polycodec.reed-legacy", "polycodec.read-legacy"),
            List.of("polycodec.chache.enabled", "polycodec.cache.enabled"),
            List.of("polycodec.cache.enable", "polycodec.cache.enabled"))) {
      assertThat(analysis(each.get(0)).getDescription())
          .isEqualTo(
              "There is no property "
                  + each.get(0)
                  + ", in \"%s\" from property source \"test\"".formatted(each.get(0))
                  + ". Did you mean "
                  + each.get(1)
                  + "?");
    }
    assertThat(analysis("polycodec.compression").getDescription())
        .startsWith("There is no property polycodec.compression, in ")
        .doesNotContain("Did you mean");
    assertThat(analysis("polycodec.compression").getAction())
        .startsWith("Correct or remove it. There are:\n\n    polycodec.allow\n")
        .contains("\n    polycodec.redis-template.enabled\n");
  }

  /** Properties of the JVM and of the environment are for other parts, too. */
  @Test
  void nothingOfPropertiesThatAreThereOrOfTheSystem() {
    new ApplicationContextRunner()
        .withUserConfiguration(Properties.class)
        .withSystemProperties("polycodec.golden=write")
        .withPropertyValues(
            "polycodec.codec=kryo",
            "polycodec.allow[0]=com.acme.*",
            "polycodec.alsoRead=json",
            "polycodec.redis-template.enabled=false")
        .run(
            context -> {
              PolycodecProperties properties = context.getBean(PolycodecProperties.class);
              assertThat(properties.alsoRead()).containsExactly("json");
              assertThat(properties.redisTemplate().enabled()).isFalse();
              assertThat(properties.cache().enabled()).isTrue();
            });
  }

  private static FailureAnalysis analysis(String property) {
    FailureAnalysis[] analysis = new FailureAnalysis[1];
    new ApplicationContextRunner()
        .withUserConfiguration(Properties.class)
        .withPropertyValues(property + "=x")
        .run(context -> analysis[0] = analysis(context.getStartupFailure()));
    return analysis[0];
  }

  @EnableConfigurationProperties(PolycodecProperties.class)
  static class Properties {}

  /** A class that nobody allowed. */
  record Forgotten(int number) {}

  @Test
  void whichPropertyAllowsAClass() {
    Object value = new Forgotten(1);
    assertThat(
            analysis(() -> Codecs.builder().use("kryo").build().forType(Object.class).encode(value))
                .getAction())
        .isEqualTo(
            "Add this property, or a pattern for the package:\n\n    polycodec.allow="
                + Forgotten.class.getName());
  }
}
