package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.polycodec.Trait;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Result.Times;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Plain figures, without rounding to what people can read. */
final class FigureOutput {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private FigureOutput() {}

  static String csv(Report report) {
    List<Map<String, @Nullable Object>> rows = rows(report);
    List<String> lines = new ArrayList<>();
    lines.add(String.join(",", rows.get(0).keySet()));
    for (Map<String, @Nullable Object> row : rows) {
      lines.add(row.values().stream().map(FigureOutput::csvCell).collect(Collectors.joining(",")));
    }
    return String.join("\n", lines) + "\n";
  }

  static String json(Report report) {
    try {
      return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(figures(report)) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns all figures, for JSON. */
  static Map<String, Object> figures(Report report) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("environment", report.environment());
    root.put("codecs", codecs(report));
    root.put("results", rows(report));
    return root;
  }

  /** Returns what each codec says about itself, by name. */
  private static Map<String, Facts> codecs(Report report) {
    return report.dataSets().stream()
        .flatMap(dataSet -> dataSet.results().stream())
        .map(Result::codec)
        .collect(
            Collectors.toMap(
                CodecInfo::name, FigureOutput::facts, (one, same) -> one, LinkedHashMap::new));
  }

  private static Facts facts(CodecInfo codec) {
    return new Facts(
        Columns.kind(codec.variant()),
        Serializers.of(codec.name()),
        Tiers.summary(codec.name()),
        Columns.trust(codec.variant().trust()),
        new TreeSet<>(codec.variant().traits()),
        codec.jvmFlags());
  }

  private record Facts(
      String kind,
      String serializer,
      String tiers,
      String trust,
      Set<Trait> traits,
      List<String> flags) {}

  private static List<Map<String, @Nullable Object>> rows(Report report) {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (DataSet dataSet : report.dataSets()) {
      dataSet.results().forEach(result -> rows.add(row(dataSet, result)));
    }
    return rows;
  }

  private static Map<String, @Nullable Object> row(DataSet dataSet, Result result) {
    Times times = result.times();
    boolean equal = times != null;
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("dataSet", dataSet.name());
    row.put("objects", dataSet.objects());
    row.put("codec", result.codec().name());
    row.put("outcome", result.trip().outcome().name().toLowerCase(Locale.ROOT));
    row.put("rank", equal ? dataSet.rank(result) : null);
    row.put("encodeNanos", times == null ? null : round(times.encode().middle()));
    row.put("encodeLow", times == null ? null : round(times.encode().low()));
    row.put("encodeHigh", times == null ? null : round(times.encode().high()));
    row.put("decodeNanos", times == null ? null : round(times.decode().middle()));
    row.put("decodeLow", times == null ? null : round(times.decode().low()));
    row.put("decodeHigh", times == null ? null : round(times.decode().high()));
    row.put("bothNanos", times == null ? null : round(times.both().middle()));
    row.put("bothLow", times == null ? null : round(times.both().low()));
    row.put("bothHigh", times == null ? null : round(times.both().high()));
    row.put("settled", times == null ? null : times.settled());
    row.put("bytes", equal ? result.trip().bytes() : null);
    row.put("deflatedBytes", equal ? result.trip().deflatedBytes() : null);
    row.put("serializer", Serializers.of(result.codec().name()));
    row.put("tiers", Tiers.summary(result.codec().name()));
    row.put("trust", Columns.trust(result.codec().variant().trust()));
    row.put("message", result.trip().message());
    return row;
  }

  /** Rounds to tenths of a nanosecond: the rest is noise. */
  private static double round(double nanos) {
    return Math.round(nanos * 10) / 10.0;
  }

  static String csvCell(@Nullable Object value) {
    String text = value == null ? "" : value.toString();
    return text.matches("[^,\"\\r\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
