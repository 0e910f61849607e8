package dev.polycodec.hessian.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads what is made when all that it holds was read: a record, or a Throwable. */
final class PlainRecord {

  private static final String CAUSE = "cause";

  /** The names of what a line of a stack trace is written as, in this order. */
  private static final List<String> LINE =
      Stream.of(ObjectStreamClass.lookup(StackTraceElement.class).getFields())
          .map(ObjectStreamField::getName)
          .toList();

  private final PlainReader reader;
  private final Shape shape;
  private final List<FieldShape> fields;
  private final @Nullable Object[] parts;

  private PlainRecord(PlainReader reader, Shape shape) {
    this.reader = reader;
    this.shape = shape;
    this.fields = shape.fields();
    this.parts = new Object[fields.size()];
  }

  static Object read(PlainReader reader, Shape shape, PlainType.Names names) throws IOException {
    PlainReader.Unfinished object = reader.reserve();
    Object made = new PlainRecord(reader, shape).read(object, names);
    reader.resolve(object, made);
    return made;
  }

  private Object read(PlainReader.Unfinished object, PlainType.Names names) throws IOException {
    PlainFields.Cursor cursor = reader.classes().fields(shape).cursor(reader.message());
    for (String name = names.next(); name != null; name = names.next()) {
      PlainFields.Target target = cursor.next(name);
      FieldShape field = target.field();
      if (field == null) {
        reader.read(target.place());
      } else if (field.owner() == Throwable.class) {
        inherited(object, field);
      } else {
        parts[fields.indexOf(field)] = reader.read(target.place());
      }
    }
    cursor.end();
    return made();
  }

  /** Reads what every Throwable has; one without a cause is its own. */
  private void inherited(PlainReader.Unfinished object, FieldShape field) throws IOException {
    int place = fields.indexOf(field);
    if (field.name().equals(CAUSE)) {
      Object cause = reader.readAny(reader.classes().any());
      parts[place + 1] = cause != object;
      parts[place] =
          cause == object || cause == null ? null : reader.finished(cause, Throwable.class);
      return;
    }
    Object part = reader.read(Object.class);
    if (part instanceof Collection<?> suppressed) {
      parts[place] = suppressed(suppressed);
    } else {
      parts[place] = part instanceof StackTraceElement[] trace ? form(trace) : part;
    }
  }

  private static Throwable[] suppressed(Collection<?> read) {
    try {
      return read.toArray(Throwable[]::new);
    } catch (ArrayStoreException e) {
      throw new MalformedDataException("The bytes hold no exceptions where they should");
    }
  }

  /** Returns the part that stands for a stack trace, as an exception with it has. */
  private Object form(StackTraceElement[] trace) {
    Throwable owner = new Throwable();
    owner.setStackTrace(trace);
    Object[] form = (Object[]) Objects.requireNonNull(traceOfAny().get(owner));
    int[] numbers = (int[]) form[1];
    for (int i = 0; i < trace.length; i++) { // which no constructor of a line takes
      numbers[i * LINE.size() + LINE.indexOf("format")] = reader.format(trace[i]);
    }
    return form;
  }

  private FieldShape traceOfAny() {
    return reader.classes().shape(Throwable.class).fields().stream()
        .filter(field -> field.name().equals("stackTrace"))
        .findFirst()
        .orElseThrow();
  }

  private Object made() {
    try {
      return shape.construct(parts, reader.message());
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new MalformedDataException("The bytes hold no valid " + shape.type().getName());
    }
  }
}
