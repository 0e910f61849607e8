package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.io.support.SpringFactoriesLoader;

@DisplayName("An application that cannot start is told")
class FailureAnalyzersTest {

  private static FailureAnalysis analysis(Runnable start) {
    CodecException failure = catchThrowableOfType(CodecException.class, start::run);
    List<FailureAnalyzer> analyzers =
        SpringFactoriesLoader.forDefaultResourceLocation()
            .load(FailureAnalyzer.class, (factory, name, problem) -> {});
    return analyzers.stream()
        .filter(analyzer -> analyzer.getClass().getName().startsWith("dev.polycodec"))
        .map(analyzer -> analyzer.analyze(new IllegalStateException(failure)))
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
