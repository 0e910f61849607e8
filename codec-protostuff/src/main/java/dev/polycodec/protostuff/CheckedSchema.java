package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import io.protostuff.Input;
import io.protostuff.Output;
import io.protostuff.Schema;
import io.protostuff.Tag;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads objects of a class under the policy and the limits, and checks before anybody
 * else sees one that its fields hold what they may: Protostuff stores through {@code Unsafe}.
 */
final class CheckedSchema<T> extends ForwardingSchema<T> {

  /** What the library makes for them compares no elements. */
  private static final Set<Class<?>> LISTS =
      Set.of(ArrayList.class, Collection.class, LinkedList.class, List.class);

  private final Schema<T> target;
  private final Shape shape;
  private final boolean value;
  private final Losses losses;
  private volatile @Nullable FieldLosses fields;
  private final FieldShape[] references;
  private final Class<?>[] containers;
  private final Map<String, FieldShape> keyed = new HashMap<>();

  /**
   * Checks what another schema writes and reads.
   *
   * @param value whether the class is of a value of the JDK, and not of a holder of anything
   */
  CheckedSchema(Schema<T> target, Shape shape, boolean value, Losses losses) {
    this.target = target;
    this.shape = shape;
    this.value = value;
    this.losses = losses;
    this.references =
        shape.kind() == Shape.Kind.FIELDS || shape.kind() == Shape.Kind.JAVA_HOOKS
            ? shape.fields().stream().filter(this::canBeWrong).toArray(FieldShape[]::new)
            : new FieldShape[0];
    this.containers =
        Stream.of(references)
            .map(FieldShape::type)
            .filter(CheckedSchema::isContainer)
            .toArray(Class<?>[]::new);
    for (FieldShape field : references) {
      if (Collection.class.isAssignableFrom(field.type()) && !LISTS.contains(field.type())) {
        keyed.put(name(field.field()), field);
      }
    }
  }

  /** Returns the name that the schema has for a field. */
  private static String name(Field field) {
    Tag tag = field.getAnnotation(Tag.class);
    return tag == null || tag.alias().isEmpty() ? field.getName() : tag.alias();
  }

  /** What the library reads by itself is what is declared, but may be denied. */
  private boolean canBeWrong(FieldShape field) {
    Class<?> type = field.type();
    return !type.isPrimitive() && (!Losses.isScalar(type) || losses.denies(type));
  }

  private static boolean isContainer(Class<?> type) {
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }

  @Override
  Schema<T> target() {
    return target;
  }

  /** A runtime schema has no fields that must be there. */
  @Override
  public boolean isInitialized(T message) {
    return true;
  }

  @Override
  public void writeTo(Output output, T owner) throws IOException {
    Message message = ((PlainOutput) output).message();
    message.enter(shape.type());
    requireExact(owner);
    fields().check(owner, message);
    target.writeTo(output, owner);
    message.exit();
  }

  /** Fields are written as those of the declared class, which nobody would notice. */
  private void requireExact(T owner) {
    if (owner.getClass() != shape.type()) {
      throw Losses.refusal(
          "an object of " + owner.getClass().getName(),
          "it is read as a " + shape.type().getName());
    }
  }

  /** Nothing but writing makes an object to look at. */
  private FieldLosses fields() {
    FieldLosses known = fields;
    if (known == null) {
      known = new FieldLosses(shape, target::newMessage, losses);
      fields = known;
    }
    return known;
  }

  @Override
  public void mergeFrom(Input input, T owner) throws IOException {
    Message message = ((PlainInput) input).message();
    message.enter(shape.type());
    for (Class<?> container : containers) {
      message.check(container); // Protostuff creates them without a question
    }
    PlainAdding sets = keyed.isEmpty() ? null : new PlainAdding(owner, keyed, message);
    ((PlainInput) input).readAdding(target, owner, sets);
    for (FieldShape field : references) {
      requireSound(field, owner, message);
    }
    if (shape.kind() == Shape.Kind.SURROGATE) {
      requireValid(owner, message);
    }
    message.exit();
  }

  private static void requireSound(FieldShape field, Object owner, Message message) {
    if (isSound(field, owner)) {
      Object read = field.get(owner);
      admit(read, message);
      if (read instanceof Collection<?> elements && LISTS.contains(field.type())) {
        elements.forEach(element -> admit(element, message));
      }
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

  /** What the JDK holds in fields that the bytes set must be what its methods could return. */
  private void requireValid(Object read, Message message) {
    Object again;
    try {
      again = shape.fromForm(shape.toForm(read, message), message);
    } catch (RuntimeException e) {
      throw invalid(e);
    }
    if (value && !again.equals(read)) {
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
