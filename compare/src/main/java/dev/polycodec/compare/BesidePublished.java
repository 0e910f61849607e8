package dev.polycodec.compare;

import dev.polycodec.compare.PublishedTable.Row;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.RoundTrip.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A published table beside what was measured here: each figure as a ratio to the best of its own.
 */
record BesidePublished(PublishedTable table, DataSet dataSet) {

  private static final String NONE = "none here yet";

  /** Returns what of a report belongs to tables, table by table. */
  static List<BesidePublished> of(List<PublishedTable> tables, Report report) {
    List<BesidePublished> all = new ArrayList<>();
    for (PublishedTable table : tables) {
      report.dataSets().stream()
          .filter(dataSet -> table.dataSets().contains(dataSet.name()))
          .forEach(dataSet -> all.add(new BesidePublished(table, dataSet)));
    }
    return all;
  }

  Section section() {
    return new Section(
        Columns.title(dataSet) + "; published: " + table.unit(),
        List.copyOf(rows().get(0).keySet()),
        column -> column > 2,
        rows().stream().map(row -> List.copyOf(row.values())).toList(),
        Columns.notes(dataSet));
  }

  /** Returns the cells of each row by the names of their columns. */
  List<Map<String, String>> rows() {
    return table.rows().stream().map(this::cells).toList();
  }

  private Map<String, String> cells(Row row) {
    Result own = own(row);
    Map<String, String> cells = new LinkedHashMap<>();
    cells.put("system", row.system());
    cells.put("codec", own == null ? NONE : own.codec().name());
    cells.put("serializer", own == null ? "-" : Serializers.of(own.codec().name()));
    if (table.hasDirections()) {
      cells.put("encode", published(row, each -> time(each.encode())));
      cells.put("encode here", here(own, Result::encodeNanos));
      cells.put("decode", published(row, each -> time(each.decode())));
      cells.put("decode here", here(own, Result::decodeNanos));
    }
    cells.put("both", row.speed() == null ? published(row, table::both) : row.speed());
    cells.put("both here", here(own, BesidePublished::bothNanos));
    cells.put("size", row.size() == null ? published(row, Row::bytes) : row.size());
    cells.put("size here", here(own, result -> result.trip().bytes()));
    return cells;
  }

  private @Nullable Result own(Row row) {
    return dataSet.results().stream()
        .filter(result -> result.codec().name().equals(row.codec()))
        .findFirst()
        .orElse(null);
  }

  private @Nullable Double time(@Nullable Double figure) {
    return figure == null ? null : (Double) table.time(figure);
  }

  private static double bothNanos(Result result) {
    return result.times() == null ? Double.NaN : result.times().both().middle();
  }

  private String published(Row row, Function<Row, @Nullable Double> figure) {
    Double value = figure.apply(row);
    return value == null
        ? "-"
        : Columns.ratio(value, best(table.rows().stream().map(figure).filter(Objects::nonNull)));
  }

  private String here(@Nullable Result own, ToDoubleFunction<Result> figure) {
    if (own == null) {
      return "-";
    }
    return own.trip().outcome() == Outcome.EQUAL
        ? Columns.ratio(figure.applyAsDouble(own), best(figures(figure)))
        : own.trip().outcome().name().toLowerCase(Locale.ROOT);
  }

  private Stream<Double> figures(ToDoubleFunction<Result> figure) {
    return table.codecs().stream()
        .flatMap(name -> dataSet.results().stream().filter(r -> r.codec().name().equals(name)))
        .filter(result -> result.times() != null)
        .map(figure::applyAsDouble);
  }

  private static double best(Stream<@Nullable Double> figures) {
    return figures.mapToDouble(Objects::requireNonNull).min().orElse(Double.NaN);
  }
}
