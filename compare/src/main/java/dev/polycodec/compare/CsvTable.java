package dev.polycodec.compare;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file of CSV: a line of names, and rows with a field for each of them.
 *
 * @param columns the names
 * @param rows at least one
 */
record CsvTable(List<String> columns, List<Row> rows) {

  private static final CsvMapper CSV =
      CsvMapper.builder()
          .enable(CsvParser.Feature.WRAP_AS_ARRAY)
          .enable(CsvParser.Feature.EMPTY_UNQUOTED_STRING_AS_NULL)
          .build();

  /**
   * The fields of a row; one that is empty, without quotes, is null.
   *
   * @param line where it begins
   */
  record Row(int line, List<@Nullable String> fields) {

    /** Says whether nothing is in its line. */
    private boolean isBlank() {
      return fields.size() == 1 && fields.get(0) == null;
    }
  }

  /**
   * Reads a file.
   *
   * @throws Failure if it is no such table
   */
  static CsvTable read(Path file) {
    List<Row> rows = new ArrayList<>();
    int line = 1;
    try (JsonParser parser = CSV.getFactory().createParser(file.toFile())) {
      parser.setSchema(CsvSchema.emptySchema());
      parser.nextToken(); // the array of all rows
      while (parser.nextToken() == JsonToken.START_ARRAY) {
        rows.add(row(line, parser));
        line = parser.currentLocation().getLineNr();
      }
    } catch (JsonProcessingException e) {
      String where = " is not CSV: the row that begins in line " + line + ": ";
      throw Failure.ofInput(file + where + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw unread(file, e);
    }
    return checked(file, rows);
  }

  private static Failure unread(Path file, IOException e) {
    try {
      return e instanceof CharConversionException
          ? Failure.ofInput(file + " is not UTF-8: line " + lineOfOtherBytes(file), e)
          : Failure.ofInput(file + " cannot be read: " + e.getMessage(), e);
    } catch (IOException again) {
      return Failure.ofInput(file + " cannot be read: " + again.getMessage(), again);
    }
  }

  /** The parser has read ahead, and knows no line. */
  private static long lineOfOtherBytes(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    UTF_8.newDecoder().decode(rest, CharBuffer.allocate(bytes.length), true);
    return 1 + new String(bytes, 0, rest.position(), UTF_8).chars().filter(c -> c == '\n').count();
  }

  private static Row row(int line, JsonParser parser) throws IOException {
    List<@Nullable String> fields = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      fields.add(parser.currentToken() == JsonToken.VALUE_NULL ? null : parser.getText());
    }
    return new Row(line, fields);
  }

  private static CsvTable checked(Path file, List<Row> all) {
    if (all.isEmpty()) {
      throw Failure.ofInput(file + " is empty", null);
    }
    List<String> columns = columns(file, all.get(0).fields());
    List<Row> rows = new ArrayList<>();
    for (Row row : all.subList(1, all.size())) {
      if (row.fields().size() == columns.size()) {
        rows.add(row);
      } else if (!row.isBlank()) {
        throw Failure.ofInput(
            "%s is not CSV: the row that begins in line %d has %s, and the header has %s"
                .formatted(file, row.line(), fields(row.fields().size()), fields(columns.size())),
            null);
      }
    }
    if (rows.isEmpty()) {
      throw Failure.ofInput(file + " holds a header, and no row", null);
    }
    return new CsvTable(columns, rows);
  }

  private static List<String> columns(Path file, List<@Nullable String> header) {
    List<String> columns = new ArrayList<>();
    Set<String> known = new HashSet<>();
    for (String name : header) {
      if (name == null || name.isBlank()) {
        throw inHeader(file, "column " + (columns.size() + 1) + " has no name");
      }
      if (!known.add(name)) {
        throw inHeader(file, "two columns have the name '" + name + "'");
      }
      columns.add(name);
    }
    if (columns.size() == 1 && columns.get(0).matches(".*[;\t].*")) {
      throw inHeader(file, "there are semicolons or tabs, and commas separate columns");
    }
    return columns;
  }

  private static Failure inHeader(Path file, String problem) {
    return Failure.ofInput(file + " is not CSV with a header: line 1: " + problem, null);
  }

  private static String fields(int count) {
    return count == 1 ? "1 field" : count + " fields";
  }
}
