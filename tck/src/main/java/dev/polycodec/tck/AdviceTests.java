package dev.polycodec.tck;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Trait;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.RefusedValues;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Who does what the message of a refusal says gets through, at the first attempt. */
abstract class AdviceTests extends Kit.Group {

  @TestFactory
  @DisplayName("The advice of a refused root works")
  Stream<DynamicTest> adviceForRootsWorks() {
    return advised(root -> root);
  }

  @TestFactory
  @DisplayName("The advice of a refused object behind an open type works")
  Stream<DynamicTest> adviceForFieldsWorks() {
    return subject.claims(Trait.CARRIES_TYPES) ? advised(ModelHolders::held) : Stream.empty();
  }

  private Stream<DynamicTest> advised(UnaryOperator<Object> place) {
    return RefusedValues.all().stream()
        .map(
            each ->
                dynamicTest(
                    each.name(),
                    () -> new Adviser(subject, place.apply(each.value()), each.steps()).follow()));
  }
}
