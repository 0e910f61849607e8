package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.PriorityQueueSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.TreeMapSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.TreeSetSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer.CachedField;
import com.esotericsoftware.kryo.serializers.RecordSerializer;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer;
import dev.polycodec.spi.Accessors;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What Kryo's own serializers lose of a value: looked at once for a class, and for each value where
 * only that tells. Serializers of the application are trusted.
 */
final class Losses {

  private final Shapes shapes;
  private final PlainEngine kryo;
  private final Map<Class<?>, Verdict> verdicts = new IdentityHashMap<>();

  Losses(Shapes shapes, PlainEngine kryo) {
    this.shapes = shapes;
    this.kryo = kryo;
  }

  /**
   * What is known of the values of a class.
   *
   * @param serializer what writes them
   * @param refusal why none of them comes back, or null if that depends on the value
   * @param look returns why a value does not come back, or null if it does
   */
  record Verdict(
      Class<?> type,
      Serializer<?> serializer,
      @Nullable String refusal,
      Function<Object, @Nullable String> look) {

    /**
     * Refuses a value that would not come back.
     *
     * @throws dev.polycodec.EncodeException if it would not
     */
    void refuse(Object value) {
      String why = refusal == null ? look.apply(value) : refusal;
      if (why != null) {
        throw BackendConfig.lost(
            "Kryo's " + serializer.getClass().getSimpleName(),
            (refusal == null ? "this value of " : "") + type.getName(),
            why,
            "register a serializer of your own for the class");
      }
    }
  }

  boolean keyed(Class<?> type) {
    return shapes.of(type).keyed();
  }

  /** Returns what is lost of the values of a class, or null if nothing is. */
  @Nullable Verdict judge(Class<?> type, Serializer<?> serializer) {
    if (!PlainGuard.isOfKryo(serializer.getClass())) {
      return null;
    }
    Verdict known = verdicts.get(type);
    if (known != null && known.serializer() == serializer) {
      return known;
    }
    String refusal = refusal(type, serializer);
    Function<Object, @Nullable String> look =
        refusal == null ? look(type, serializer) : value -> refusal;
    if (look == null) {
      return null;
    }
    Verdict verdict = new Verdict(type, serializer, refusal, look);
    verdicts.put(type, verdict);
    return verdict;
  }

  /** Returns what is to be looked at in each value of a class, or null. */
  private @Nullable Function<Object, @Nullable String> look(
      Class<?> type, Serializer<?> serializer) {
    if (LossyValues.areAmong(type, serializer)) {
      return LossyValues::loss;
    } else if (serializer instanceof RecordSerializer) {
      return Accessors.of(type)::loss; // which Kryo asks
    }
    if (!(serializer instanceof FieldSerializer<?> fields)) {
      return null;
    }
    Function<Object, @Nullable String> check = shapes.lossCheck(type);
    return check == null && PlainVersions.announces(fields)
        ? LostNulls.of(fields, kryo.newInstance(type))
        : check;
  }

  private @Nullable String refusal(Class<?> type, Serializer<?> serializer) {
    Shape shape = shapes.of(type);
    shape.requireOpen();
    if (serializer instanceof FieldSerializer<?> fields) {
      return byFields(shape, fields);
    }
    if (shape.kind() == Kind.REFUSED && type.getClassLoader() != null) {
      return "it has more than the content of the class that it extends";
    }
    if (!isSorted(type, serializer)) {
      return "it has no public constructor that takes a comparator";
    }
    if (!LossyValues.isAnyContainer(serializer)) {
      return null;
    } else if (!isMade(type)) {
      return "it is not made by a constructor without arguments";
    }
    if (isFilled(type)) {
      return "its constructor fills it";
    }
    return !ContainerSettings.mayHave(type) && hasOrder(type)
        ? "its comparator is not written"
        : null;
  }

  /** Says whether a container has a comparator, though it is no sorted one of the JDK's kinds. */
  private static boolean hasOrder(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .anyMatch(each -> each.getName().equals("comparator") && each.getParameterCount() == 0);
  }

  /** Says whether Kryo can make a sorted container, if it is one, with its comparator. */
  private static boolean isSorted(Class<?> type, Serializer<?> serializer) {
    List<Class<?>> parameters =
        serializer instanceof PriorityQueueSerializer
            ? List.of(int.class, Comparator.class)
            : List.of(Comparator.class);
    boolean sorted =
        serializer instanceof PriorityQueueSerializer
            || serializer instanceof TreeSetSerializer
            || serializer instanceof TreeMapSerializer;
    return !sorted
        || Arrays.stream(type.getConstructors())
            .anyMatch(made -> List.of(made.getParameterTypes()).equals(parameters));
  }

  /** Says whether a new container of an application holds something. */
  private boolean isFilled(Class<?> type) {
    return type.getClassLoader() != null && !ContainerSettings.isEmpty(kryo.newInstance(type));
  }

  private @Nullable String byFields(Shape shape, FieldSerializer<?> serializer) {
    if (serializer.getType() != shape.type()) {
      return "it is taken for "
          + serializer.getType().getName()
          + ", which setOptimizedGenerics(false) on both sides mends";
    }
    boolean hooked = shape.kind() == Kind.JAVA_HOOKS || isOfJdk(shape.type());
    if (hooked && hasTransient(shape.type())) {
      return "its hooks of Java serialization do not run";
    }
    if (shapes.isOnly(shape.type())) {
      return "it is the only object of its class";
    }
    if (shapes.isConstant(shape.type())) {
      return "it is a constant, in whose place there would be another object";
    }
    if (shape.kind() == Kind.REFUSED) {
      return "it is more than its fields";
    }
    if (!kryo.makes(shape.type())) {
      return "it has no constructor without arguments, for which an instantiator strategy such as"
          + " StdInstantiatorStrategy on both sides makes up";
    }
    if (serializer instanceof TaggedFieldSerializer
        && serializer.getFields().length == 0
        && hasFields(shape.type())) {
      return "none of its fields has a @Tag";
    }
    String fixed = fixed(serializer);
    if (fixed != null) {
      return "of the class of its field "
          + fixed
          + ", which setFixedFieldTypes(true) has Kryo make, there are no objects";
    }
    String twice = repeated(serializer).stream().sorted().findFirst().orElse(null);
    if (twice != null) {
      return "two fields have the name " + twice + ", which setExtendedFieldNames(true) mends";
    }
    Set<Field> written =
        Arrays.stream(serializer.getFields())
            .map(CachedField::getField)
            .collect(Collectors.toSet());
    return shape.fields().stream()
        .map(FieldShape::field)
        .filter(field -> field.isSynthetic() && !written.contains(field))
        .map(field -> "the field " + field.getName() + " is not written")
        .findFirst()
        .orElse(null);
  }

  /**
   * Says whether a class is one of those whose fields Kryo only reaches where the JVM opens them.
   */
  private static boolean isOfJdk(Class<?> type) {
    return type.getName().startsWith("java.");
  }

  /** Returns a field whose value would be made of the class that it is declared as, or null. */
  private static @Nullable String fixed(FieldSerializer<?> serializer) {
    return serializer.getFieldSerializerConfig().getFixedFieldTypes()
        ? Arrays.stream(serializer.getFields())
            .map(CachedField::getField)
            .filter(field -> isAbstract(field.getType()))
            .map(Field::getName)
            .findFirst()
            .orElse(null)
        : null;
  }

  private static boolean isAbstract(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers())
        && !type.isPrimitive()
        && !type.isArray()
        && !type.isEnum();
  }

  /** Returns the names of several fields that are written by name. */
  static Set<String> repeated(FieldSerializer<?> serializer) {
    Set<String> names = new HashSet<>();
    return serializer instanceof CompatibleFieldSerializer
        ? Arrays.stream(serializer.getFields())
            .map(CachedField::getName)
            .filter(name -> !names.add(name))
            .collect(Collectors.toUnmodifiableSet())
        : Set.of();
  }

  private static boolean hasTransient(Class<?> type) {
    return fields(type).anyMatch(Modifier::isTransient);
  }

  /** A form has none, but Kryo may write the fields of the class. */
  private static boolean hasFields(Class<?> type) {
    return fields(type).anyMatch(bits -> !Modifier.isTransient(bits));
  }

  /** Returns the modifiers of the fields of objects of a class. */
  private static IntStream fields(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
        .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
        .mapToInt(Field::getModifiers)
        .filter(bits -> !Modifier.isStatic(bits));
  }

  private static boolean isMade(Class<?> type) {
    boolean view = type.getClassLoader() == null && !Modifier.isPublic(type.getModifiers());
    return !view
        && Arrays.stream(type.getDeclaredConstructors())
            .anyMatch(constructor -> constructor.getParameterCount() == 0);
  }
}
