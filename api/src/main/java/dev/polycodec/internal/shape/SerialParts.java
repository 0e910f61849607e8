package dev.polycodec.internal.shape;

import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.shape.InheritedField.Row;
import dev.polycodec.spi.FieldShape;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectStreamField;
import java.lang.reflect.Field;
import java.text.DateFormatSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What objects are made of whose state is in fields that only Java serialization shows: those of
 * the JDK's classes, then those of the application's.
 *
 * <p>Of a {@code Throwable}: the cause, and whether one was given, which may be null; the message;
 * the stack trace; and what was suppressed, or null if nothing can be.
 */
final class SerialParts extends Creator {

  private static final String CAUSED = "caused";

  private final Class<?> type;
  private final SerialFields serial;
  private final List<FieldShape> own;
  private final List<Part> parts = new ArrayList<>();

  /** A field of a class of the JDK, and its place among those that Java serialization knows. */
  private record Part(InheritedField field, int place) {}

  SerialParts(Class<?> type, ShapesImpl shapes) {
    this.type = type;
    this.serial = new SerialFields(type);
    this.own = FieldShapes.of(type, shapes);
    Map<String, Class<?>> lowest = lowest(shapes.state(type));
    for (int i = 0; i < serial.fields().size(); i++) {
      ObjectStreamField field = serial.fields().get(i);
      Class<?> owner = serial.ownerOf(i);
      String unique = FieldShapes.wireName(field.getName(), owner, lowest);
      add(field.getName(), unique, i, typeOf(field, owner));
      if (owner == Throwable.class && field.getName().equals("cause")) {
        add(CAUSED, FieldShapes.wireName(CAUSED, owner, lowest), i, boolean.class);
      }
    }
  }

  /** Returns the lowest class that has a field of a name, which may hide one of the JDK's. */
  private Map<String, Class<?>> lowest(List<Field> state) {
    Map<String, Class<?>> lowest = new HashMap<>();
    for (int i = 0; i < serial.fields().size(); i++) {
      lowest.put(serial.fields().get(i).getName(), serial.ownerOf(i)); // superclasses come first
    }
    lowest.putAll(FieldShapes.lowest(state));
    return lowest;
  }

  private void add(String name, String unique, int place, Class<?> type) {
    Function<Row, @Nullable Object> getter = row -> toPart(name, row.object(), row.values()[place]);
    Class<?> owner = serial.ownerOf(place);
    InheritedField field = new InheritedField(name, unique, owner, type, this::row, getter);
    parts.add(new Part(field, place));
  }

  private static Class<?> typeOf(ObjectStreamField field, Class<?> owner) {
    if (owner != Throwable.class) {
      return field.getType();
    }
    return switch (field.getName()) {
      case "stackTrace" -> Object[].class;
      case "suppressedExceptions" -> Throwable[].class;
      default -> field.getType();
    };
  }

  /** Returns the fields. */
  List<FieldShape> fields() {
    List<FieldShape> fields = new ArrayList<>();
    parts.forEach(part -> fields.add(part.field));
    fields.addAll(own);
    return fields;
  }

  private Row row(Object value) {
    try {
      return new Row(value, serial.read(value)[0]);
    } catch (IOException e) {
      throw new EncodeException(
          "Java serialization cannot write " + type.getName() + ": register a Surrogate for it");
    }
  }

  /** Returns what stands for the value of a field. */
  private static @Nullable Object toPart(String name, Object owner, @Nullable Object value) {
    if (name.equals(CAUSED)) {
      return value != SerialFields.SELF;
    } else if (value == null && name.equals("detailMessage")) {
      return ofTheJvm(owner);
    } else if (value == null || value == SerialFields.SELF) {
      return null;
    } else if (value instanceof StackTraceElement[] trace) {
      return StackTraces.toForm(trace);
    }
    if (owner instanceof DateFormatSymbols symbols && name.equals("zoneStrings")) {
      return isUsual(symbols) ? null : value;
    }
    return name.equals("suppressedExceptions") ? ((Throwable) owner).getSuppressed() : value;
  }

  /** What was null is said by the JVM, which looks at where it was thrown. */
  private static @Nullable String ofTheJvm(Object owner) {
    return owner.getClass() == NullPointerException.class
        ? ((NullPointerException) owner).getMessage()
        : null;
  }

  /** Says whether the message of a failure is none of its fields. */
  static boolean isOfTheJvm(Throwable failure) {
    return failure.getClass() == NullPointerException.class
        && failure.getMessage() != null
        && SerialFields.valueOrNull(failure, "detailMessage") == null;
  }

  /** Names of zones are thousands, and those of a locale mostly, which makes them again. */
  private static boolean isUsual(DateFormatSymbols symbols) {
    Locale locale = (Locale) SerialFields.valueOf(symbols, "locale");
    String[][] usual = DateFormatSymbols.getInstance(locale).getZoneStrings();
    return Arrays.deepEquals(symbols.getZoneStrings(), usual);
  }

  /** Returns the value of a field. */
  private static @Nullable Object fromPart(InheritedField field, @Nullable Object part)
      throws IOException, ClassNotFoundException {
    if (part instanceof Throwable[] suppressed) {
      return new ArrayList<>(Arrays.asList(suppressed));
    }
    return part instanceof Object[] trace && field.name().equals("stackTrace")
        ? StackTraces.fromForm(trace)
        : part;
  }

  @Override
  Object construct(@Nullable Object[] arguments) {
    Object made;
    try {
      made = serial.make(new Object[][] {row(arguments)})[0];
    } catch (InvalidClassException e) { // which a filter of Java serialization refuses
      throw new DecodeException("A filter of Java serialization refuses " + type.getName());
    } catch (IOException | ClassNotFoundException | RuntimeException e) {
      throw new MalformedDataException("The bytes hold no valid " + type.getName());
    }
    for (int i = 0; i < own.size(); i++) {
      own.get(i).set(made, arguments[parts.size() + i]);
    }
    return made;
  }

  private @Nullable Object[] row(@Nullable Object[] arguments)
      throws IOException, ClassNotFoundException {
    @Nullable Object[] row = new Object[serial.fields().size()];
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (!part.field.name().equals(CAUSED)) {
        row[part.place] = fromPart(part.field, arguments[i]);
      } else if (Boolean.FALSE.equals(arguments[i])) {
        row[part.place] = SerialFields.SELF;
      }
    }
    return row;
  }
}
