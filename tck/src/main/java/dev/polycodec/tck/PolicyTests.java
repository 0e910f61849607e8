package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.model.People.Address;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What only the bytes name must be allowed, on encode and on decode alike. */
abstract class PolicyTests {

  private final Subject subject;

  PolicyTests(Subject subject) {
    this.subject = subject;
  }

  @TestFactory
  @DisplayName("A class that nobody declared or allowed is refused in both directions")
  Stream<DynamicTest> undeclaredClassIsRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return Stream.of(dynamicTest("the bytes name no class", () -> {}));
    }
    Address address = new Address("Main", 1);
    Map<String, Object> places =
        Map.of(
            "field",
            address,
            "array",
            new Address[] {address},
            "empty array",
            new Address[0][0],
            "element",
            Arrays.asList(1, address),
            "key",
            Map.of(address, 1),
            "value",
            Map.of(1, address));
    return places.entrySet().stream()
        .map(place -> dynamicTest(place.getKey(), () -> requireRefused(place.getValue())));
  }

  private void requireRefused(Object value) {
    ModelHolders.OfObject holder = new ModelHolders.OfObject();
    holder.value = value;
    byte[] bytes = subject.open().encode(holder);
    Codec codec = subject.plain();
    // A codec that has met the class where it is declared must not have learnt to trust it.
    Trips.roundTrip(codec, new Address("Main", 1));
    assertThatThrownBy(() -> codec.encode(holder))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining(Address.class.getName());
    assertThatThrownBy(() -> codec.decode(bytes, ModelHolders.OfObject.class))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining(Address.class.getName());
  }
}
