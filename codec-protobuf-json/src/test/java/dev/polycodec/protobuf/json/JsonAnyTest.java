package dev.polycodec.protobuf.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Any;
import com.google.protobuf.StringValue;
import com.google.protobuf.TypeRegistry;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.protobuf.messages.Orders;
import dev.polycodec.protobuf.orders.Address;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Messages in JSON whose types only the text names. */
class JsonAnyTest {

  private final Codec codec = Codecs.builder().use("protobuf-json").build();

  @AfterEach
  void close() {
    codec.close();
  }

  @Test
  void anAnyOfATypeThatNobodyNamedIsRefusedBothWays() {
    assertThatThrownBy(() -> codec.encode(Any.pack(Orders.address())))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessageContaining("add configure(ProtobufJsonOptions.of(types))");
    String text = "{\"@type\":\"type.googleapis.com/polycodec.orders.Address\",\"number\":1}";
    assertThatThrownBy(() -> codec.decode(text.getBytes(StandardCharsets.UTF_8), Any.class))
        .isExactlyInstanceOf(TypeNotAllowedException.class)
        .hasMessage(
            "The text holds an Any of a type that this codec does not know; add"
                + " configure(ProtobufJsonOptions.of(types)) to the builder, with a TypeRegistry"
                + " that has it");
    try (Codec knowing = new JsonLibrary().builder().build()) {
      assertThat(knowing.decode(text.getBytes(StandardCharsets.UTF_8), Any.class))
          .isEqualTo(Any.pack(Address.newBuilder().setNumber(1).build()));
      String twice = text.replace("}", ",\"number\":2}");
      assertThatThrownBy(() -> knowing.decode(twice.getBytes(StandardCharsets.UTF_8), Any.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The text has a member twice");
    }
  }

  @Test
  void copiesOfWhatIsInAnyWithinAnyAreCharged() {
    TypeRegistry types =
        TypeRegistry.newBuilder().add(Any.getDescriptor()).add(StringValue.getDescriptor()).build();
    String begin = "{\"@type\":\"type.googleapis.com/google.protobuf.";
    String text = begin + "StringValue\",\"value\":\"" + "a".repeat(100_000) + "\"}";
    String nested = (begin + "Any\",\"value\":").repeat(200) + text + "}".repeat(200);
    try (Codec knowing =
        Codecs.builder().use("protobuf-json").configure(ProtobufJsonOptions.of(types)).build()) {
      assertThat(knowing.decode(text.getBytes(StandardCharsets.UTF_8), Any.class))
          .isEqualTo(Any.pack(StringValue.of("a".repeat(100_000))));
      assertThatThrownBy(() -> knowing.decode(nested.getBytes(StandardCharsets.UTF_8), Any.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxExpansion");
    }
  }
}
