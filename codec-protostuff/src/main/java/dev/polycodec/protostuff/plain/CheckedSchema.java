package dev.polycodec.protostuff.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import io.protostuff.Input;
import io.protostuff.Schema;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads objects of a class under the policy and the limits, and checks before anybody else sees one
 * that its fields hold what they may: Protostuff stores through {@code Unsafe}.
 */
final class CheckedSchema<T> extends ForwardingSchema<T> {

  private final Shape shape;
  private final boolean value;
  private final List<? extends FieldShape> references;
  private final List<? extends Class<?>> containers;
  private final Map<String, FieldShape> keyed = new HashMap<>();

  /**
   * Checks what another schema reads.
   *
   * @param value whether the class is of a value of the JDK
   */
  CheckedSchema(Schema<T> target, Shape shape, boolean value) {
    super(target);
    this.shape = shape;
    this.value = value;
    this.references =
        shape.kind() == Shape.Kind.FIELDS
            ? shape.fields().stream().filter(CheckedSchema::canBeWrong).toList()
            : List.of();
    this.containers =
        references.stream().map(FieldShape::type).filter(CheckedSchema::isContainer).toList();
    for (FieldShape field : references) {
      if (Collection.class.isAssignableFrom(field.type())) {
        keyed.put(field.name(), field);
      }
    }
  }

  private static boolean canBeWrong(FieldShape field) {
    return !field.type().isPrimitive() && field.type() != Object.class;
  }

  private static boolean isContainer(Class<?> type) {
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }

  @Override
  public void mergeFrom(Input input, T owner) throws IOException {
    Message message = ((RawInput) input).message();
    message.enter(shape.type());
    containers.forEach(message::check); // Protostuff creates them without a question
    RawAdding sets = keyed.isEmpty() ? null : new RawAdding(owner, keyed, message);
    ((RawInput) input).readAdding(target(), owner, sets);
    references.forEach(field -> requireSound(field, owner, message));
    if (value) {
      requireValid(owner, message);
    }
    message.exit();
  }

  private static void requireSound(FieldShape field, Object owner, Message message) {
    if (isSound(field, owner)) {
      admit(field.get(owner), message);
    } else {
      field.set(owner, null);
      throw new MalformedDataException(
          "The bytes put an object of another class where "
              + field.type().getName()
              + " is declared");
    }
  }

  /** Checks the class of what the library has read without a question. */
  static void admit(@Nullable Object read, Message message) {
    if (read != null) {
      message.admit(read.getClass());
    }
    if (read instanceof Object[] array) {
      for (Object element : array) {
        admit(element, message);
      }
    }
  }

  private static boolean isSound(FieldShape field, Object owner) {
    try {
      Object value = field.get(owner);
      return value == null || field.type().isInstance(value);
    } catch (ClassCastException | IllegalArgumentException e) {
      return false; // the accessor noticed it first
    }
  }

  /** A value of the JDK, whose fields the bytes set, must be one that its methods could return. */
  private void requireValid(Object read, Message message) {
    Object again;
    try {
      again = shape.fromForm(shape.toForm(read, message), message);
    } catch (RuntimeException e) {
      throw invalid(e);
    }
    if (!again.equals(read)) {
      throw invalid(null);
    }
  }

  private MalformedDataException invalid(@Nullable RuntimeException cause) {
    MalformedDataException failure =
        new MalformedDataException("The bytes hold no valid " + shape.type().getName());
    if (cause != null) {
      failure.initCause(cause);
    }
    return failure;
  }
}
