package dev.polycodec.fory;

import dev.polycodec.MalformedDataException;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.fory.reflect.FieldAccessor;
import org.apache.fory.serializer.StringSerializer;
import org.apache.fory.util.record.RecordUtils;
import org.jspecify.annotations.Nullable;

/**
 * Refuses texts that the JVM would not make. Fory makes a text of the bytes and the coder that a
 * message gives: one that equals no other of the same characters, or of a coder that there is not,
 * which the methods of the JVM misread.
 */
final class Texts {

  /** Else Fory has texts made by the JVM. */
  private static final boolean RAW = StringSerializer.isBytesBackedString();

  /** The coder of texts whose characters take a byte each, if the JVM has such. */
  private static final byte NARROW = RAW ? StringSerializer.getStringCoder("") : 0;

  private static final int MOST_NARROW = 0xFF;

  private Texts() {}

  /** Requires that a value, if it is a text or thrown with one, is one that the JVM would make. */
  static void require(@Nullable Object value) {
    if (value instanceof String text) {
      if (RAW && !isOwn(text)) {
        throw new MalformedDataException("A text is in another form than the JVM's own");
      }
    } else if (value instanceof Throwable thrown) {
      require(thrown.getMessage());
    }
  }

  private static boolean isOwn(String text) {
    byte coder = StringSerializer.getStringCoder(text);
    return coder == NARROW
        || (StringSerializer.isUtf16Coder(coder) && text.chars().anyMatch(c -> c > MOST_NARROW));
  }

  /** Says whether what is looked at may be where a type is declared. */
  static boolean fit(Class<?> declared) {
    return declared.isAssignableFrom(String.class) || Throwable.class.isAssignableFrom(declared);
  }

  /** Returns what gets the fields of a class where a text may be. */
  static List<Function<Object, @Nullable Object>> places(Class<?> type) {
    return type.isRecord()
        ? ofRecord(type)
        : Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
            .flatMap(each -> Stream.of(each.getDeclaredFields()))
            .filter(field -> !Modifier.isStatic(field.getModifiers()) && fit(field.getType()))
            .map(FieldAccessor::createAccessor)
            .<Function<Object, @Nullable Object>>map(each -> each::getObject)
            .toList();
  }

  /** A {@link FieldAccessor} of a record would stay in a static map of Fory's, with the record. */
  @SuppressWarnings("unchecked") // what gets a component that is no primitive
  private static List<Function<Object, @Nullable Object>> ofRecord(Class<?> type) {
    return Stream.of(RecordUtils.getRecordComponents(type))
        .filter(component -> fit(component.getType()))
        .map(component -> (Function<Object, @Nullable Object>) component.getGetter())
        .toList();
  }
}
