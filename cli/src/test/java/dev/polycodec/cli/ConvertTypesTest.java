package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The declared types of values that do not name their class. */
@Tag("once")
class ConvertTypesTest {

  @TempDir Path directory;

  private Path order() throws IOException {
    try (Codec old = Codecs.builder().use("jdk").allow("com.acme.*").build()) {
      return Files.write(directory.resolve("order"), old.encode(Order.sample()));
    }
  }

  @Test
  void convertsValuesOfAGenericType() throws IOException {
    TypeRef<Map<String, List<Order>>> type = new TypeRef<>() {};
    Map<String, List<Order>> orders = Map.of("open", List.of(Order.sample()));
    Path file = directory.resolve("orders");
    try (Codec json = Codecs.builder().use("json").build();
        Codec typed = Codecs.builder().use("smile-typed").allow("com.acme.*").build()) {
      Files.write(file, json.forType(type).encode(orders));
      Run run =
          Run.of(
              "convert",
              "--from",
              "json",
              "--to",
              "smile-typed",
              "--allow",
              "com.acme.*",
              "--type",
              "java.util.Map<java.lang.String, java.util.List<com.acme.Order>>",
              "--write",
              "--progress",
              "none",
              file.toString());
      assertThat(run.err()).isEmpty();
      assertThat(run.out()).isEqualTo("1 converted, 0 kept, 0 failed\n");
      assertThat(typed.forType(type).decode(Files.readAllBytes(file)))
          .usingRecursiveComparison()
          .isEqualTo(orders);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "java.util.List<",
        "java.util.List<?>",
        "java.util.List<java.lang.String",
        "java.util.List<java.lang.String>>",
        "com.acme.Order["
      })
  void saysWhatIsNoType(String type) throws IOException {
    Path file = order();
    Run run = ConvertCommandTest.convert("--type", type, file.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "polycodec convert: "
                + type
                + " is no type: write it as in Java, with full names and without wildcards, such as"
                + " java.util.List<com.acme.Order> (see polycodec convert --help)\n");
  }

  @Test
  void saysHowManyArgumentsAClassTakes() throws IOException {
    Path file = order();
    String type = "java.util.List<java.lang.String, java.lang.String>";
    assertThat(ConvertCommandTest.convert("--type", type, file.toString()).err())
        .isEqualTo(
            "polycodec convert: The class java.util.List has 1 type parameters, and is declared"
                + " with 2 (see polycodec convert --help)\n");
  }
}
