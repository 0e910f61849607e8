package dev.polycodec.compare;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.compare.CsvTable.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The messages in a file of CSV: one for each row. */
final class CsvMessages {

  private CsvMessages() {}

  /** Reads rows as maps, whose values have the types of their columns. */
  static List<Object> maps(Path file) {
    CsvTable table = CsvTable.read(file);
    List<ColumnType> types = types(table);
    List<Object> messages = new ArrayList<>();
    for (Row row : table.rows()) {
      Map<String, @Nullable Object> message = new LinkedHashMap<>();
      for (int i = 0; i < types.size(); i++) {
        message.put(table.columns().get(i), types.get(i).value(row.fields().get(i)));
      }
      messages.add(message);
    }
    return messages;
  }

  private static List<ColumnType> types(CsvTable table) {
    List<ColumnType> types = new ArrayList<>();
    for (int i = 0; i < table.columns().size(); i++) {
      List<@Nullable String> column = new ArrayList<>();
      for (Row row : table.rows()) {
        column.add(row.fields().get(i));
      }
      types.add(ColumnType.of(column));
    }
    return types;
  }

  /**
   * Reads rows as objects of a class, whose fields say what the texts are.
   *
   * @throws Failure if a row does not fit
   */
  static List<Object> bound(Path file, ObjectReader reader, String what) {
    CsvTable table = CsvTable.read(file);
    ObjectReader strict = reader.with(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
    List<Object> messages = new ArrayList<>();
    for (Row row : table.rows()) {
      try {
        messages.add(strict.readValue(node(table.columns(), row)));
      } catch (InvalidDefinitionException e) {
        throw ClassPath.unusable(what, e);
      } catch (IOException e) {
        throw Failure.ofInput(
            file + " does not fit " + what + ": line " + row.line() + ": " + message(e), e);
      }
    }
    return messages;
  }

  private static ObjectNode node(List<String> columns, Row row) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    for (int i = 0; i < columns.size(); i++) {
      node.put(columns.get(i), row.fields().get(i));
    }
    return node;
  }

  private static @Nullable String message(IOException e) {
    return e instanceof JsonMappingException mapping
        ? mapping.getOriginalMessage()
        : e.getMessage();
  }
}
