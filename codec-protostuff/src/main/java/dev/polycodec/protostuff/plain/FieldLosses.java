package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import io.protostuff.Exclude;
import io.protostuff.runtime.IdStrategy;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What {@code RuntimeSchema} loses of the fields of a class. */
final class FieldLosses {

  private final Class<?> type;
  private final Losses losses;
  private final List<Look> looks = new ArrayList<>();
  private final @Nullable Function<Object, @Nullable String> whole;

  /** Checks a value of one field, which may be null. */
  private record Look(FieldShape field, Check check) {}

  /** Returns why a value of a field does not come back, or null if it does. */
  private interface Check {
    @Nullable String loss(@Nullable Object value, Message message);
  }

  /**
   * Finds out which fields must be looked at.
   *
   * @param fresh makes an object as the library does, before it sets the fields that are in the
   *     bytes
   */
  FieldLosses(Shape shape, Supplier<?> fresh, Losses losses) {
    this.type = shape.type();
    this.losses = losses;
    this.whole = losses.lossCheck(type);
    Object made = shape.fields().isEmpty() ? null : fresh.get();
    for (FieldShape field : shape.fields()) {
      if (isWritten(field.field()) && made != null) {
        Check check = check(field, field.get(made));
        if (check != null) {
          looks.add(new Look(field, check));
        }
      }
    }
  }

  /** What the application excludes is not lost. */
  private static boolean isWritten(Field field) {
    return !field.isAnnotationPresent(Exclude.class)
        && !field.isAnnotationPresent(Deprecated.class);
  }

  /**
   * Checks an object and its fields.
   *
   * @throws dev.polycodec.EncodeException if one would not come back
   */
  void check(Object owner, Message message) {
    String loss = whole == null ? null : whole.apply(owner);
    if (loss != null) {
      throw Losses.refusal("this value of " + type.getName(), loss);
    }
    for (Look look : looks) {
      String lost = look.check().loss(look.field().get(owner), message);
      if (lost != null) {
        throw Losses.refusal("the field " + look.field().name() + " of " + type.getName(), lost);
      }
    }
  }

  private @Nullable Check check(FieldShape field, @Nullable Object made) {
    if (!field.name().equals(field.wireName())) {
      return (value, message) -> "a subclass has a field of that name";
    }
    Check content = field.type().isPrimitive() ? null : content(field, made);
    if (made == null || field.type().isPrimitive()) {
      return content;
    }
    return (value, message) -> {
      if (value == null) {
        return "it is null, and the constructor sets it";
      }
      return content == null ? null : content.loss(value, message);
    };
  }

  private @Nullable Check content(FieldShape field, @Nullable Object made) {
    Class<?> declared = field.type();
    if (losses.ids().isDelegateRegistered(declared) || losses.ids().isRegistered(declared)) {
      return denied(declared);
    }
    if (Losses.isOpenScalar(declared) || isSliced(declared)) {
      return (value, message) -> element(value, declared, message);
    }
    if (Map.class.isAssignableFrom(declared) || Collection.class.isAssignableFrom(declared)) {
      return new Container(field, made);
    }
    String refusal = losses.isDynamic(declared) ? null : losses.ids().refusal(declared);
    return refusal == null ? denied(declared) : (value, message) -> value == null ? null : refusal;
  }

  /** Returns what denies the values of a class that are not entered. */
  private @Nullable Check denied(Class<?> declared) {
    return losses.denies(declared)
        ? (value, message) -> element(value, Object.class, message)
        : null;
  }

  private static @Nullable String element(@Nullable Object value, Class<?> exact, Message message) {
    if (value == null) {
      return null;
    }
    message.admit(value.getClass());
    message.measure(value);
    return exact == Object.class || value.getClass() == exact
        ? null
        : "it is read as a " + exact.getTypeName();
  }

  /** Says whether the elements of an array are written without the class of the array. */
  private static boolean isSliced(Class<?> array) {
    Class<?> component = array.getComponentType();
    return component != null
        && !component.isPrimitive()
        && !component.isArray()
        && !Modifier.isAbstract(component.getModifiers())
        && component != Object.class;
  }

  /** Checks a container that a field holds. */
  private final class Container implements Check {

    private final Class<?> declared;
    private final boolean repeated;
    private final boolean made;
    private final boolean filled;
    private final @Nullable Object read;
    private final List<Class<?>> exact;

    Container(FieldShape field, @Nullable Object made) {
      this.declared = field.type();
      this.made = made != null;
      this.filled = made != null && !ContainerSettings.isEmpty(made);
      this.repeated =
          Collection.class.isAssignableFrom(declared)
              && (losses.ids().flags & IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS) == 0;
      this.read = made != null ? made : empty(field);
      this.exact =
          arguments(field).map(argument -> isExact(argument) ? argument : Object.class).toList();
    }

    private boolean isExact(Class<?> argument) {
      return Losses.isOpenScalar(argument) || isSliced(argument);
    }

    private @Nullable Object empty(FieldShape field) {
      Class<?> first = arguments(field).findFirst().orElse(Object.class);
      try {
        return EnumSet.class.isAssignableFrom(declared) || EnumMap.class.isAssignableFrom(declared)
            ? losses.ids().emptyOf(declared, first)
            : losses.ids().containers().empty(declared);
      } catch (RuntimeException e) {
        return null; // there is no such container
      }
    }

    @Override
    public @Nullable String loss(@Nullable Object value, Message message) {
      if (value == null) {
        return null;
      }
      message.check(value.getClass());
      message.measure(value);
      if (read == null) {
        return "no container of its class can be created empty";
      }
      String loss = ContainerLosses.loss(value, read);
      return loss != null ? loss : content(value, message);
    }

    private @Nullable String content(Object value, Message message) {
      if (filled) {
        return "the constructor fills it";
      }
      if (value instanceof Map<?, ?> map) {
        return map(map, message);
      }
      Collection<?> elements = (Collection<?>) value;
      if (repeated && !made && elements.isEmpty()) {
        return "it is empty, which is read as null unless the constructor sets it";
      }
      return losses.lacks(elements) ? Losses.NULLS : elements(elements, argument(0), message);
    }

    private Class<?> argument(int index) {
      return index < exact.size() ? exact.get(index) : Object.class;
    }

    private @Nullable String map(Map<?, ?> map, Message message) {
      String loss = elements(map.keySet(), argument(0), message);
      return loss != null ? loss : elements(map.values(), argument(1), message);
    }

    private @Nullable String elements(Collection<?> elements, Class<?> of, Message message) {
      if (of != Object.class) {
        for (Object each : elements) {
          String loss = element(each, of, message);
          if (loss != null) {
            return "an element does not come back: " + loss;
          }
        }
      }
      return null;
    }
  }

  /** Returns the classes that the type of a field has as arguments. */
  private static Stream<Class<?>> arguments(FieldShape field) {
    return field.genericType() instanceof ParameterizedType type
        ? Arrays.stream(type.getActualTypeArguments())
            .<Class<?>>map(argument -> argument instanceof Class<?> of ? of : Object.class)
        : Stream.empty();
  }
}
