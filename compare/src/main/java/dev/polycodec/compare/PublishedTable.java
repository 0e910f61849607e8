package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.polycodec.compare.workload.Workloads;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a published comparison: on other hardware, so that only their ratios mean
 * anything.
 *
 * @param dataSet its name: the data set that it was published of, or what those begin with
 * @param unit what its figures are
 * @param higherIsBetter whether its figures are speeds, and not times
 * @param rows its systems, in the order of the publication
 */
record PublishedTable(String dataSet, String unit, boolean higherIsBetter, List<Row> rows) {

  static final String RESOURCE = "report/published.json";

  private static final List<PublishedTable> ALL = read();

  /**
   * A system.
   *
   * @param codec the codec of that library, or null if there is none
   * @param encode what it takes to encode, or null
   * @param decode what it takes to decode, or null
   * @param total what it takes for both, where only that was published, or null
   * @param bytes how many there are, in any unit, or null
   * @param speed what was said of its time where no figures were, or null
   * @param size what was said of its bytes where no figures were, or null
   */
  record Row(
      String system,
      @Nullable String codec,
      @Nullable Double encode,
      @Nullable Double decode,
      @Nullable Double total,
      @Nullable Double bytes,
      @Nullable String speed,
      @Nullable String size) {}

  /** Returns the names of all tables. */
  static List<String> names() {
    return ALL.stream().map(PublishedTable::dataSet).toList();
  }

  /**
   * Returns the table of a name.
   *
   * @throws Failure if there is none, with what there is
   */
  static PublishedTable of(String name) {
    return ALL.stream()
        .filter(table -> table.dataSet.equals(name))
        .findFirst()
        .orElseThrow(() -> Names.unknown("published table", name, names()));
  }

  /** Returns the data sets that it is about. */
  List<String> dataSets() {
    return Workloads.names().stream()
        .filter(name -> name.equals(dataSet) || name.startsWith(dataSet + "-") && isAFamily())
        .toList();
  }

  private boolean isAFamily() {
    return !Workloads.names().contains(dataSet);
  }

  /** Returns the codecs of its systems, each once. */
  List<String> codecs() {
    return rows.stream().map(Row::codec).flatMap(Stream::ofNullable).distinct().toList();
  }

  /** Says whether times were published for each direction, and not for both together only. */
  boolean hasDirections() {
    return rows.stream().anyMatch(row -> row.encode != null);
  }

  /** Returns the time of a row for encoding and decoding, in units of its table, or null. */
  @Nullable Double both(Row row) {
    if (row.encode == null || row.decode == null) {
      return row.total;
    }
    return time(row.encode) + time(row.decode);
  }

  /** Returns a published figure as one that is less where it is better. */
  double time(double figure) {
    return higherIsBetter ? 1 / figure : figure;
  }

  private static List<PublishedTable> read() {
    try {
      List<PublishedTable> tables =
          JsonMapper.builder()
              .build()
              .readValue(ReportPage.resource(RESOURCE), new TypeReference<>() {});
      return Objects.requireNonNull(tables, RESOURCE);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
