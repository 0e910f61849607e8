package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.DOUBLE;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@Tag("once")
class BarChartTest {

  @TempDir static Path directory;
  private static Document ofFake;

  @BeforeAll
  static void measure() throws Exception {
    ofFake = chart("--codec", "fake", "--data-set", "message");
  }

  @Test
  void chartHasABarForEachFigureOfThoseThatCameBackEqual() throws Exception {
    Document chart = chart("--codec", "kryo,fake,fake-refusing", "--data-set", "message,user");

    assertThat(texts(chart, "text"))
        .contains("user: a user with 29 fields, 4 departments, a position", "encode, ns")
        .contains("Polycodec on Kryo")
        .filteredOn(text -> text.matches("[12]=?~? (kryo|fake)"))
        .hasSize(2);
    assertThat(texts(chart, "text")).noneMatch(text -> text.contains("fake-refusing"));
    int squaresOfTheLegend = 3;
    assertThat(elements(chart, "rect")).hasSize(squaresOfTheLegend + 2 * 3);
    assertThat(elements(chart, "path")).as("intervals of times").hasSize(2 * 2);
  }

  @Test
  void largestSizeFillsItsPlaceAndNoTimeLeavesItsOwn() {
    assertThat(elements(ofFake, "rect"))
        .extracting(bar -> bar.getAttribute("width"))
        .contains("230.0")
        .allMatch(width -> Double.parseDouble(width) <= 285);
  }

  @Test
  void longestNameOfACodecFitsBesideItsBars() {
    double widthOfACharacter = 6.2; // of this size, in the fonts that browsers take
    assertThat(elements(ofFake, "text"))
        .filteredOn(text -> text.getTextContent().endsWith("fake"))
        .extracting(name -> Double.parseDouble(name.getAttribute("x")))
        .singleElement()
        .asInstanceOf(DOUBLE)
        .isGreaterThan("28=~ protostuff-protobuf-plain".length() * widthOfACharacter);
  }

  @Test
  void chartSaysWhereAndWhenItWasMeasured() {
    assertThat(texts(ofFake, "text"))
        .last()
        .asString()
        .matches("\\d{4}-\\d{2}-\\d{2}, Java .*, \\d+ processors; lines: intervals");
  }

  private static Document chart(String... options) throws Exception {
    Path file = directory.resolve("chart.svg");
    List<String> all = new ArrayList<>(List.of(options));
    all.addAll(List.of("--svg", file.toString()));
    assertThat(Run.compare(all.toArray(new String[0])).exitCode()).isZero();
    assertThat(Files.size(file)).isLessThan(100_000);
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
  }

  private static List<String> texts(Document chart, String tag) {
    return elements(chart, tag).stream().map(Element::getTextContent).toList();
  }

  private static List<Element> elements(Document chart, String tag) {
    NodeList nodes = chart.getElementsByTagName(tag);
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }
}
