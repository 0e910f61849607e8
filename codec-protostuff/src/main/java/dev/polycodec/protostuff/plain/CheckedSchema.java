package dev.polycodec.protostuff.plain;

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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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

  private static final String DECIMAL = BigDecimal.class.getName();

  private final Schema<T> target;
  private final Shape shape;
  private final boolean value;
  private final Losses losses;
  private volatile @Nullable FieldLosses fields;
  private final Reference[] references;
  private final Class<?>[] containers;
  private final Map<String, FieldShape> keyed = new HashMap<>();
  private final Set<String> decimals;

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
    List<FieldShape> wrong = shape.fields().stream().filter(this::canBeWrong).toList();
    this.references =
        shape.kind() == Shape.Kind.FIELDS || shape.kind() == Shape.Kind.JAVA_HOOKS
            ? wrong.stream().map(Reference::of).toArray(Reference[]::new)
            : new Reference[0];
    this.containers =
        Stream.of(references)
            .map(reference -> reference.field().type())
            .filter(CheckedSchema::isContainer)
            .distinct()
            .toArray(Class<?>[]::new);
    this.decimals =
        shape.fields().stream()
            .map(FieldShape::field)
            .filter(field -> field.getGenericType().getTypeName().contains(DECIMAL))
            .map(CheckedSchema::name)
            .collect(Collectors.toUnmodifiableSet());
    for (Reference reference : references) {
      FieldShape field = reference.field();
      if (Collection.class.isAssignableFrom(field.type()) && !reference.list()) {
        keyed.put(name(field.field()), field);
      }
    }
  }

  /**
   * A field that may get what it must not.
   *
   * @param list whether it gets its elements unseen
   */
  private record Reference(FieldShape field, boolean list) {

    static Reference of(FieldShape field) {
      return new Reference(field, LISTS.contains(field.type()));
    }

    void requireSound(Object owner, Message message) {
      Object read = value(owner);
      if (read == null) {
        return;
      }
      admit(read, message);
      if (list) {
        for (Object element : (Collection<?>) read) {
          admit(element, message);
        }
      }
    }

    private @Nullable Object value(Object owner) {
      try {
        Object read = field.get(owner);
        if (read == null || field.type().isInstance(read)) {
          return read;
        }
      } catch (ClassCastException | IllegalArgumentException e) {
        // the accessor noticed it first
      }
      field.set(owner, null);
      throw new MalformedDataException(
          "The bytes put an object of another class where "
              + field.type().getName()
              + " is declared");
    }
  }

  /** Returns the name that the schema has for a field. */
  private static String name(Field field) {
    Tag tag = field.getAnnotation(Tag.class);
    return tag == null || tag.alias().isEmpty() ? field.getName() : tag.alias();
  }

  /** What the library reads by itself is what is declared, but may be denied, or too long. */
  private boolean canBeWrong(FieldShape field) {
    Class<?> type = field.type();
    return !type.isPrimitive()
        && (!Losses.isScalar(type) || losses.denies(type) || Message.measures(type));
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
    ((PlainInput) input).readAdding(target, owner, sets, decimals);
    for (Reference reference : references) {
      reference.requireSound(owner, message);
    }
    if (shape.kind() == Shape.Kind.SURROGATE) {
      requireValid(owner, message);
    }
    message.exit();
  }

  /** Checks the class of what the library has read without a question, and the size of numbers. */
  static void admit(@Nullable Object read, Message message) {
    if (read != null) {
      message.admit(read.getClass());
    }
    if (read instanceof Number) {
      message.measure(read);
    }
    if (read instanceof Object[] array) {
      for (Object element : array) {
        admit(element, message);
      }
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
