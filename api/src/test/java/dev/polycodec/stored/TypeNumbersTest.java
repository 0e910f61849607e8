package dev.polycodec.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Line;
import dev.polycodec.testing.Samples.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypeNumbersTest {

  private static final String PACKAGE = "dev.polycodec.testing.Samples$";

  @TempDir private Path home;

  private static TypeNumbers numbers(String... lines) {
    return TypeNumbers.of("numbers.txt", List.of(lines));
  }

  @Test
  void linesAreNumbersAndNames() {
    TypeNumbers numbers =
        numbers("# comment", "", "1 com.acme.Order", " 3  com.acme.Gone retired", "300 com.acme.A");
    assertThat(numbers.names()).isEqualTo(Map.of(1, "com.acme.Order", 300, "com.acme.A"));
    assertThat(numbers).hasToString("numbers.txt");
  }

  @Test
  void wrongLinesAreRefused() {
    requireWrong("the line '1' is not a number, a name, and perhaps 'retired'", "1");
    requireWrong("the line 'A 1' is not a number, a name, and perhaps 'retired'", "A 1");
    requireWrong("the line '1 A gone' is not a number, a name, and perhaps 'retired'", "1 A gone");
    requireWrong("the number 1 comes after 2", "2 A", "1 B");
    requireWrong("the number 1 comes after 1", "1 A", "1 B");
    requireWrong("A has two numbers", "1 A retired", "2 A");
    assertThatThrownBy(() -> numbers("70000 A"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of A is 70000; it must be 1 to 65535");
  }

  private static void requireWrong(String message, String... lines) {
    assertThatThrownBy(() -> numbers(lines))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("In numbers.txt, " + message);
  }

  @Test
  void appendedAndRetiredLinesExtend() {
    numbers("1 A", "2 B retired", "3 C").requireExtends(numbers("1 A", "2 B"));
  }

  @Test
  void removedAndRenumberedLinesDoNotExtend() {
    TypeNumbers released = TypeNumbers.of("release-1.txt", List.of("1 A", "2 B", "3 C"));
    assertThatThrownBy(() -> numbers("1 A", "3 B").requireExtends(released))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "In numbers.txt, the number 2 of B is gone; the number 3 of C is now that of B: stored"
                + " bytes have these numbers, so restore the lines of release-1.txt, and retire"
                + " what is gone");
  }

  @Test
  void classesWithoutANumberAreNamed() {
    TypeNumbers numbers = numbers("1 " + PACKAGE + "Order", "2 " + PACKAGE + "Line retired");
    numbers.requireAll(Order.class);
    assertThatThrownBy(() -> numbers.requireAll(Order.class, Line.class, Invoice.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("In numbers.txt, no number has %sInvoice; add them with append", PACKAGE);
  }

  @Test
  void classesThatAreBackAreRetiredNoLonger() {
    TypeNumbers numbers = numbers("1 " + PACKAGE + "Order", "2 " + PACKAGE + "Line retired");
    assertThatThrownBy(() -> numbers.requireAll(Order.class, Line.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "In numbers.txt, the numbers of %sLine are retired; remove the word 'retired' from"
                + " their lines",
            PACKAGE);
  }

  @Test
  void appendEndsTheLastLine() throws IOException {
    Path file = home.resolve("numbers.txt");
    for (String last : List.of("2 com.acme.B", "# the end")) {
      Files.writeString(file, "1 com.acme.A\n" + last);
      TypeNumbers.append(file);
      assertThat(file).hasContent("1 com.acme.A\n" + last);
      assertThat(TypeNumbers.append(file, Order.class)).isEqualTo(1);
      assertThat(TypeNumbers.read(file).names()).containsValue(PACKAGE + "Order");
      assertThat(TypeNumbers.append(file, Order.class)).isZero();
    }
  }

  @Test
  void appendGivesTheNextNumbers() throws IOException {
    Path file = home.resolve("numbers.txt");
    assertThat(TypeNumbers.append(file, Order.class)).isEqualTo(1);
    Files.writeString(file, "7 com.acme.Gone retired\n", java.nio.file.StandardOpenOption.APPEND);
    assertThat(TypeNumbers.append(file, Order.class, Line.class)).isEqualTo(1);
    assertThat(TypeNumbers.append(file, Order.class, Line.class)).isZero();
    assertThat(file)
        .content()
        .isEqualToNormalizingNewlines(
            "1 " + PACKAGE + "Order\n7 com.acme.Gone retired\n8 " + PACKAGE + "Line\n");
    assertThat(TypeNumbers.read(file).names()).hasSize(2);
  }

  @Test
  void codecUsesTheNumbersOfAResource() {
    Codec codec = codec("numbers.txt", "7 " + PACKAGE + "Order\n9 com.acme.Gone retired\n");
    byte[] bytes = codec.encode(Samples.order());
    assertThat(bytes).startsWith(0x12, 0x9B, 7 << 1 | 1);
    assertThat(codec.decode(bytes, Order.class)).isEqualTo(Samples.order());
  }

  @Test
  void renamedClassKeepsItsLine() {
    try (Codec codec =
        Providers.tiny()
            .classLoader(loader("numbers.txt", "7 com.acme.Order\n"))
            .renamed("com.acme.Order", Order.class)
            .registerFrom("numbers.txt")
            .build()) {
      assertThat(codec.encode(Samples.order())).startsWith(0x12, 0x9B, 7 << 1 | 1);
    }
  }

  @Test
  void resourceThatContradictsIsRefused() {
    requireRefused(
        "There is no resource other.txt on the class path, which registerFrom names",
        "numbers.txt",
        "other.txt",
        "");
    requireRefused(
        "numbers.txt gives the number 2 to com.acme.Gone, which is not there: if it has another"
            + " name, add renamed(\"com.acme.Gone\", ...) to the builder; if it is gone, write"
            + " 'retired' after its name",
        "numbers.txt",
        "numbers.txt",
        "2 com.acme.Gone");
    requireRefused(
        "numbers.txt gives the number 1 to " + PACKAGE + "Order, but " + PACKAGE + "Line has it",
        "numbers.txt",
        "numbers.txt",
        "1 " + PACKAGE + "Order");
    requireRefused(
        "numbers.txt gives the number 2 to " + PACKAGE + "Line, which has another",
        "numbers.txt",
        "numbers.txt",
        "2 " + PACKAGE + "Line");
  }

  private static void requireRefused(String message, String present, String asked, String text) {
    assertThatThrownBy(
            () ->
                Providers.tiny()
                    .classLoader(loader(present, text))
                    .register(Line.class, 1)
                    .registerFrom(asked)
                    .build())
        .isInstanceOf(RuntimeException.class)
        .hasMessage(message);
  }

  private static Codec codec(String resource, String text) {
    return Providers.tiny().classLoader(loader(resource, text)).registerFrom(resource).build();
  }

  private static ClassLoader loader(String resource, String text) {
    return Providers.loader(dev.polycodec.testing.TinyProvider.class).with(resource, text);
  }
}
