package dev.polycodec.internal.shape;

import java.io.IOException;
import java.io.ObjectStreamField;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The form of a stack trace: the texts of which it is made, each once, and for each element its
 * numbers and the places of its texts, of which 0 is null.
 */
final class StackTraces {

  private static final SerialFields ELEMENT = new SerialFields(StackTraceElement.class);

  private StackTraces() {}

  static Object[] toForm(StackTraceElement[] trace) {
    Map<Object, Integer> texts = new LinkedHashMap<>();
    int width = ELEMENT.fields().size();
    int[] numbers = new int[trace.length * width];
    int next = 0;
    for (@Nullable Object[] row : rows(trace)) {
      for (Object value : row) {
        numbers[next++] = value instanceof Number number ? number.intValue() : place(value, texts);
      }
    }
    return new Object[] {texts.keySet().toArray(String[]::new), numbers};
  }

  private static @Nullable Object[][] rows(StackTraceElement[] trace) {
    try {
      return ELEMENT.read((Object[]) trace);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot fail", e);
    }
  }

  private static int place(@Nullable Object text, Map<Object, Integer> texts) {
    if (text == null) {
      return 0;
    }
    int next = texts.size() + 1;
    return texts.computeIfAbsent(text, t -> next);
  }

  /** Returns the trace of a form, or throws any unchecked exception. */
  static StackTraceElement[] fromForm(@Nullable Object[] form)
      throws IOException, ClassNotFoundException {
    String[] texts = (String[]) form[0];
    int[] numbers = (int[]) form[1];
    List<ObjectStreamField> fields = ELEMENT.fields();
    @Nullable Object[][] rows = new Object[numbers.length / fields.size()][];
    for (int i = 0; i < rows.length; i++) {
      List<@Nullable Object> row = new ArrayList<>();
      for (int j = 0; j < fields.size(); j++) {
        row.add(value(fields.get(j), numbers[i * fields.size() + j], texts));
      }
      rows[i] = row.toArray();
    }
    return made(rows);
  }

  private static @Nullable Object value(ObjectStreamField field, int number, String[] texts) {
    return switch (field.getTypeCode()) {
      case 'B' -> (byte) number;
      case 'I' -> number;
      default -> number == 0 ? null : texts[number - 1];
    };
  }

  private static StackTraceElement[] made(@Nullable Object[][] rows)
      throws IOException, ClassNotFoundException {
    StackTraceElement[] trace = new StackTraceElement[rows.length];
    Object[] made = ELEMENT.make(rows);
    for (int i = 0; i < trace.length; i++) {
      trace[i] = (StackTraceElement) made[i];
      Objects.requireNonNull(trace[i].getClassName());
      Objects.requireNonNull(trace[i].getMethodName());
    }
    return trace;
  }
}
