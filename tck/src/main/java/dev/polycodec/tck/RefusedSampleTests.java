package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.CodecException;
import dev.polycodec.tck.sample.EverydaySamples;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a codec refuses of all values that the kit has gets through by what the refusal says. */
abstract class RefusedSampleTests extends Kit.Group {

  @Test
  @DisplayName("The advice of each refusal of the kit's values, in a field of any type, works")
  void adviceForSamplesWorks() {
    Map<String, Sample> refusals = new LinkedHashMap<>();
    Stream.concat(SampleSet.all().stream(), EverydaySamples.all().stream())
        .forEach(sample -> refusal(sample).ifPresent(text -> refusals.putIfAbsent(text, sample)));
    List<String> stuck = new ArrayList<>();
    refusals.values().forEach(sample -> follow(sample).ifPresent(stuck::add));
    assertThat(stuck).isEmpty();
  }

  private Optional<String> refusal(Sample sample) {
    try {
      subject.open().encode(ModelHolders.held(sample.create()));
      return Optional.empty();
    } catch (CodecException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private Optional<String> follow(Sample sample) {
    try {
      new Adviser(subject, sample).follow();
      return Optional.empty();
    } catch (AssertionError | RuntimeException e) {
      return Optional.of(sample.name() + ": " + e.getMessage());
    }
  }
}
