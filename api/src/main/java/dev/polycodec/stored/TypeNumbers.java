package dev.polycodec.stored;

import dev.polycodec.internal.core.Ids;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The numbers of classes on the wire, in a file to which lines are only added:
 *
 * <pre>{@code
 * # Numbers of classes in stored bytes. Append only.
 * 1 com.acme.Order
 * 2 com.acme.Basket retired
 * 3 com.acme.Line
 * }</pre>
 *
 * <p>A line has a number, which is greater than that of the line before, and the name of a class:
 * of a renamed class the name it had. A class that is gone is {@code retired}; its number stays
 * taken. {@link dev.polycodec.CodecBuilder#registerFrom} uses the file, {@link #append} adds
 * classes, and a test compares the file with that of a release with {@link #requireExtends}.
 * Immutable.
 */
public final class TypeNumbers {

  private static final String RETIRED = "retired";

  private final String source;
  private final NavigableMap<Integer, String> names = new TreeMap<>();
  private final Map<Integer, String> present = new TreeMap<>();

  private TypeNumbers(String source) {
    this.source = source;
  }

  /**
   * Reads a file.
   *
   * @throws IOException if the file cannot be read
   * @throws IllegalStateException if a line is not a number and a name, or out of order
   */
  public static TypeNumbers read(Path file) throws IOException {
    return of(file.toString(), Files.readAllLines(file));
  }

  /**
   * Reads the lines of a file.
   *
   * @param source the name of the file, for messages
   * @throws IllegalStateException if a line is not a number and a name, or out of order
   */
  public static TypeNumbers of(String source, List<String> lines) {
    TypeNumbers numbers = new TypeNumbers(source);
    lines.stream()
        .map(String::trim)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .forEach(numbers::add);
    return numbers;
  }

  private void add(String line) {
    String[] words = line.split("\\s+");
    boolean retired = words.length == 3 && words[2].equals(RETIRED);
    if (!words[0].matches("[0-9]{1,5}") || words.length != (retired ? 3 : 2)) {
      throw wrong("the line '" + line + "' is not a number, a name, and perhaps '" + RETIRED + "'");
    }
    int number = Integer.parseInt(words[0]);
    Ids.requireNumber(words[1], number);
    if (!names.isEmpty() && number <= names.lastKey()) {
      throw wrong("the number " + number + " comes after " + names.lastKey());
    }
    if (names.containsValue(words[1])) {
      throw wrong(words[1] + " has two numbers");
    }
    names.put(number, words[1]);
    if (!retired) {
      present.put(number, words[1]);
    }
  }

  /** Returns the names of the classes that are not retired, by number. */
  public Map<Integer, String> names() {
    return Collections.unmodifiableMap(present);
  }

  /**
   * Checks that every number that was ever given still has its class.
   *
   * @param released the file as it was when bytes were written, such as that of the last release
   * @throws IllegalStateException if a number is gone, or another class has it, naming all of them
   */
  public void requireExtends(TypeNumbers released) {
    List<String> changes = new ArrayList<>();
    released.names.forEach(
        (number, name) -> {
          String now = names.get(number);
          if (now == null) {
            changes.add("the number " + number + " of " + name + " is gone");
          } else if (!now.equals(name)) {
            changes.add("the number " + number + " of " + name + " is now that of " + now);
          }
        });
    if (!changes.isEmpty()) {
      throw wrong(
          String.join("; ", changes)
              + ": stored bytes have these numbers, so restore the lines of "
              + released.source
              + ", and retire what is gone");
    }
  }

  /**
   * Checks that classes have a number, and that it is not retired.
   *
   * @throws IllegalStateException if one has none, naming all of them
   */
  public void requireAll(Class<?>... types) {
    List<String> missing = new ArrayList<>();
    List<String> retired = new ArrayList<>();
    for (Class<?> type : types) {
      if (!present.containsValue(type.getName())) {
        (names.containsValue(type.getName()) ? retired : missing).add(type.getName());
      }
    }
    if (!missing.isEmpty()) {
      throw wrong("no number has " + String.join(", ", missing) + "; add them with append");
    } else if (!retired.isEmpty()) {
      throw wrong(
          "the numbers of "
              + String.join(", ", retired)
              + " are retired; remove the word '"
              + RETIRED
              + "' from their lines");
    }
  }

  /**
   * Adds a line to a file for each class that has none, with the next number; the file is made if
   * there is none.
   *
   * @return how many were added
   * @throws IOException if the file cannot be read or written
   * @throws IllegalStateException if the file has a wrong line, or no number is left
   */
  public static int append(Path file, Class<?>... types) throws IOException {
    String text = Files.exists(file) ? Files.readString(file) : "";
    TypeNumbers known = of(file.toString(), text.lines().toList());
    List<String> lines = new ArrayList<>();
    for (Class<?> type : types) {
      if (!known.names.containsValue(type.getName())) {
        String line =
            (known.names.isEmpty() ? 1 : known.names.lastKey() + 1) + " " + type.getName();
        known.add(line);
        lines.add(line);
      }
    }
    int added = lines.size();
    if (added > 0 && !text.isEmpty() && !text.endsWith("\n")) {
      lines.add(0, ""); // which ends the last line: editors need not
    }
    Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return added;
  }

  private IllegalStateException wrong(String what) {
    return new IllegalStateException("In " + source + ", " + what);
  }

  /** Returns where the numbers are from. */
  @Override
  public String toString() {
    return source;
  }
}
