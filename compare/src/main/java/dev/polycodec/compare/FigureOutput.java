package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
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

  /** Quotes what must be, and not what may be, such as long cells. */
  private static final CsvMapper CSV =
      CsvMapper.builder().enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING).build();

  private FigureOutput() {}

  static String csv(Report report) {
    return csv(rows(report));
  }

  /** Returns rows with the columns of all of them. */
  static String csv(List<? extends Map<String, ?>> rows) {
    CsvSchema.Builder columns = CsvSchema.builder().setUseHeader(true).setLineSeparator('\n');
    rows.stream().flatMap(row -> row.keySet().stream()).distinct().forEach(columns::addColumn);
    return write(CSV.writer(columns.build()), rows);
  }

  static String json(Report report) {
    return json(figures(report));
  }

  static String json(Map<String, Object> root) {
    return write(JSON.writerWithDefaultPrettyPrinter(), root) + "\n";
  }

  private static String write(ObjectWriter writer, Object figures) {
    try {
      return writer.writeValueAsString(figures);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns all figures, for JSON. */
  static Map<String, Object> figures(Report report) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("command", report.command());
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
}
