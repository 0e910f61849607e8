package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.polycodec.compare.workload.Workloads;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One run as a page for browsers: a single file that loads nothing, with the figures, the charts
 * and the library that draws them inside.
 */
final class ReportPage {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** The build of Apache ECharts that has what the page draws; from its WebJar. */
  private static final String CHARTS =
      "/META-INF/resources/webjars/echarts/5.5.0/echarts.common.min.js";

  private final AtomicFile file;
  private final Path path;

  /**
   * Makes the directory and checks that it can be written to, before anyone works for it.
   *
   * @throws Failure if it cannot
   */
  ReportPage(Path directory) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new Failure(directory + " cannot be made: " + e.getMessage(), e);
    }
    this.path = directory.resolve("index.html");
    this.file = new AtomicFile(path);
  }

  /**
   * Writes the page and returns where it is.
   *
   * @throws Failure if it cannot be written
   */
  Path write(Report report) {
    file.write(render(report));
    return path;
  }

  static String render(Report report) {
    return resource("report/page.html")
        .replace("/*style*/", resource("report/page.css"))
        .replace("/*charts*/", resource(CHARTS))
        .replace("/*script*/", resource("report/page.js"))
        .replace("{\"data\":0}", data(report));
  }

  /** Returns the data as JSON that cannot end the element it stands in. */
  private static String data(Report report) {
    try {
      Map<String, Object> data = new LinkedHashMap<>(FigureOutput.figures(report));
      data.put("dataSets", report.dataSets().stream().map(ReportPage::described).toList());
      data.put("legend", Serializers.LEGEND);
      data.put("published", JSON.readTree(resource(PublishedTable.RESOURCE)));
      return JSON.writeValueAsString(data).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, Object> described(Report.DataSet dataSet) {
    return Map.of(
        "name", dataSet.name(),
        "description", dataSet.description(),
        "builtIn", Workloads.names().contains(dataSet.name()));
  }

  static String resource(String name) {
    try (InputStream in = ReportPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
