package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Framing;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.SampleSet;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Registered classes have their number on the wire, wherever they occur. */
abstract class NumberTests extends Kit.Group {

  /** A format that others read keeps its names: a number would mean nothing to them. */
  @TestFactory
  @DisplayName("Numbers stand for the names of registered classes")
  Stream<DynamicTest> numbersStandForNames() {
    return subject.variant().framing() == Framing.BARE
        ? Stream.of()
        : Stream.of(
            DynamicTest.dynamicTest("the bytes hold no name", this::bytesHoldNoName),
            DynamicTest.dynamicTest("the order of calls does not count", this::orderDoesNotCount),
            DynamicTest.dynamicTest("an unknown number is refused", this::unknownIsRefused));
  }

  private void bytesHoldNoName() {
    try (Codec codec = numbered().build()) {
      byte[] bytes = codec.encode(value());
      String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("\0", "");
      assertThat(text).doesNotContain("Addres").doesNotContain("Poin").doesNotContain("Colo");
      requireUnchanged(value(), codec.decode(bytes, ModelHolders.OfObject.class));
    }
  }

  private void orderDoesNotCount() {
    CodecBuilder reversed =
        subject
            .builder()
            .register(ModelHolders.OfObject.class, 300)
            .register(Color.class, 3)
            .register(Point.class, 2)
            .register(Address.class, 1);
    try (Codec codec = numbered().build();
        Codec other = reversed.build()) {
      assertThat(other.encode(value())).isEqualTo(codec.encode(value()));
    }
  }

  private void unknownIsRefused() {
    CodecBuilder fewer =
        subject
            .builder()
            .register(ModelHolders.OfObject.class, 300)
            .register(Address.class, 1)
            .register(Point.class, 2)
            .allow(Color.class);
    try (Codec codec = numbered().build();
        Codec other = fewer.build()) {
      byte[] bytes = codec.encode(value());
      assertThatThrownBy(() -> other.decode(bytes, ModelHolders.OfObject.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes name the class number 3, which is not registered");
    }
  }

  private CodecBuilder numbered() {
    return subject
        .builder()
        .register(Address.class, 1)
        .register(Point.class, 2)
        .register(Color.class, 3)
        .register(ModelHolders.OfObject.class, 300);
  }

  private static ModelHolders.OfObject value() {
    return ModelHolders.held(
        SampleSet.listOf(new Address("Wood", 5), List.of(new Point(1, 2)), Color.RED, null));
  }
}
