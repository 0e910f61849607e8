package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeRef;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  /** Whose values JSON would not tell from those of the declared class. */
  static final class Special extends Base {
    int discount = 20;
  }

  /** What the values are declared as. */
  static class Base implements Serializable {
    private static final long serialVersionUID = 1;

    int id = 7;
  }

  @Test
  void keepsAValueOfASubclassThatIsNotNamed() throws IOException {
    Path file = directory.resolve("special");
    try (Codec jdk = Codecs.builder().use("jdk").build()) {
      Files.write(file, jdk.encode(new Special()));
    }
    byte[] before = Files.readAllBytes(file);
    Run run = toJson(file, "--type", Base.class.getName());
    assertThat(run.out()).isEqualTo("0 converted, 0 kept, 1 failed\n");
    assertThat(run.err())
        .startsWith(
            file
                + ": A codec without types would not bring back an object of "
                + Special.class.getName()
                + " where "
                + Base.class.getName()
                + " is declared");
    assertThat(file).hasBinaryContent(before);
    assertThat(toJson(file, "--type", Special.class.getName()).out())
        .isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(file).hasContent("{\"id\":7,\"discount\":20}");
  }

  @Test
  void asksForTheTypeOfValuesThatWouldNotNameIt() throws IOException {
    Path file = order();
    assertThat(toJson(file).err())
        .isEqualTo(
            "polycodec convert: values of 'json' would not name their class: add --type"
                + " com.acme.Order, or --type java.lang.Object if they are maps and lists, or have"
                + " envelopes (see polycodec convert --help)\n");
  }

  private Run toJson(Path file, String... type) {
    List<String> arguments =
        new ArrayList<>(
            List.of("convert", "--from", "jdk", "--to", "json", "--allow", "dev.polycodec.cli.*"));
    arguments.addAll(List.of("--journal", directory.resolve("journal").toString(), "--write"));
    arguments.addAll(List.of("--progress", "none"));
    arguments.addAll(List.of(type));
    arguments.add(file.toString());
    return Run.of(arguments.toArray(String[]::new));
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
