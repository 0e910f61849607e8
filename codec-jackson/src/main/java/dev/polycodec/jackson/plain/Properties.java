package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson makes of the fields and accessors of a class, in both directions.
 *
 * <p>The mapper takes every field for a property, so that no state is lost. A private field whose
 * value has accessors of another name is the exception: {@code getName} and {@code setName} for
 * {@code _name}. Which field they stand for cannot be seen, only that their class has as many such
 * pairs of a type as fields of it that are left.
 *
 * @param seen the fields of the properties that are written or read
 * @param covered the fields that are no properties, because accessors stand for them
 * @param spare how many pairs of accessors stand for none of those
 * @param getters the containers that a getter alone returns
 * @param made whether a constructor without arguments makes what getters return
 * @param read the properties that are read, by name
 */
record Properties(
    Set<Field> seen,
    Set<Field> covered,
    Map<Kind, Integer> spare,
    Getters getters,
    boolean made,
    Map<String, BeanPropertyDefinition> read) {

  /** The class that declares a field or getter, and the type of its value. */
  record Kind(Class<?> owner, Class<?> type) {

    static Kind of(AnnotatedMember member) {
      return of(member.getDeclaringClass(), member.getRawType());
    }

    static Kind of(FieldShape field) {
      return of(field.owner(), field.type());
    }

    private static Kind of(Class<?> owner, Class<?> type) {
      return new Kind(owner, MethodType.methodType(type).wrap().returnType());
    }
  }

  static Properties of(SerializationConfig writing, DeserializationConfig reading, JavaType type) {
    BeanDescription description = Introspection.read(reading, type);
    Map<String, BeanPropertyDefinition> read = new HashMap<>();
    description.findProperties().forEach(property -> read.put(property.getName(), property));
    BeanDescription written = Introspection.written(writing, type);
    boolean made = description.findDefaultConstructor() != null;
    Set<Field> seen = new HashSet<>();
    Getters getters = new Getters();
    Map<Kind, Integer> pairs = new HashMap<>(); // how many
    Map<Kind, List<Field>> fields = new HashMap<>();
    for (BeanPropertyDefinition property : written.findProperties()) {
      BeanPropertyDefinition back = read.get(property.getName());
      if (isPair(property, back)) {
        pairs.merge(Kind.of(property.getGetter()), 1, Integer::sum);
      } else if (made && back != null && isComputed(property) && isFilled(back)) {
        getters.add(Kind.of(property.getGetter()), property.getName());
      } else if (isHidden(property, back)) {
        fields
            .computeIfAbsent(Kind.of(property.getField()), kind -> new ArrayList<>())
            .add(property.getField().getAnnotated());
      }
    }
    Set<Field> covered = covered(fields, pairs);
    getters.cover(fields, covered);
    Stream.concat(description.findProperties().stream(), written.findProperties().stream())
        .filter(BeanPropertyDefinition::hasField)
        .forEach(property -> seen.add(property.getField().getAnnotated()));
    return new Properties(seen, covered, pairs, getters, made, read);
  }

  /** Takes a pair for each field of a kind, if there are as many. */
  private static Set<Field> covered(Map<Kind, List<Field>> fields, Map<Kind, Integer> pairs) {
    Set<Field> covered = new HashSet<>();
    fields.forEach(
        (kind, left) -> {
          if (left.size() <= pairs.getOrDefault(kind, 0)) {
            covered.addAll(left);
            pairs.merge(kind, -left.size(), Integer::sum);
          }
        });
    return covered;
  }

  /** Returns those of the fields that the mapper does not see for which no accessors stand. */
  List<FieldShape> lost(List<FieldShape> unseen) {
    return missing(unseen, kind -> spare.getOrDefault(kind, 0) + getters.count(kind));
  }

  private static List<FieldShape> missing(List<FieldShape> unseen, ToLongFunction<Kind> accessors) {
    Map<Kind, Long> left =
        unseen.stream().collect(Collectors.groupingBy(Kind::of, Collectors.counting()));
    return unseen.stream()
        .filter(f -> left.getOrDefault(Kind.of(f), 0L) > accessors.applyAsLong(Kind.of(f)))
        .toList();
  }

  /**
   * Returns whether a property that is read is of no use: it is computed, or returns a container
   * that is read by another name.
   */
  boolean isRepeated(BeanPropertyDefinition property, Shape shape) {
    String name = property.getName();
    if (!isComputed(property)) {
      return false;
    }
    if (!isFilled(property) || !made) {
      return true;
    }
    return getters.field(name) == null && !getters.isFilled(name) && isWhole(shape);
  }

  /** Returns whether all fields are read, without what getters alone return. */
  private boolean isWhole(Shape shape) {
    return missing(unseen(shape), kind -> spare.getOrDefault(kind, 0)).isEmpty();
  }

  /** Returns the fields that no property has, and no accessors stand for. */
  List<FieldShape> unseen(Shape shape) {
    return shape.fields().stream()
        .<FieldShape>map(field -> field)
        .filter(field -> field.name().equals(field.wireName())) // else it is written beside them
        .filter(f -> !seen.contains(f.field()) && !covered.contains(f.field()))
        .toList();
  }

  /** Returns the field that a getter without annotations stands for, or null. */
  @Nullable Field standsFor(@Nullable BeanPropertyDefinition property) {
    return property == null || property.isExplicitlyIncluded()
        ? null
        : getters.field(property.getName());
  }

  /** Returns whether a property has accessors in both directions, and no field of its name. */
  private static boolean isPair(
      BeanPropertyDefinition property, @Nullable BeanPropertyDefinition back) {
    return property.hasGetter()
        && !property.hasField()
        && back != null
        && !back.hasField()
        && hasAccessor(back);
  }

  /** Returns whether a property is a field that Jackson alone would not see. */
  private static boolean isHidden(
      BeanPropertyDefinition property, @Nullable BeanPropertyDefinition back) {
    return property.hasField()
        && !property.hasGetter()
        && !property.isExplicitlyIncluded()
        && !Modifier.isPublic(property.getField().getModifiers())
        && (back == null || !hasAccessor(back));
  }

  /** Returns whether accessors of another name stand for a field. */
  boolean isCovered(@Nullable AnnotatedMember member) {
    return member != null && member.getMember() instanceof Field field && covered.contains(field);
  }

  /** Returns whether something takes the value of a property that is read. */
  boolean isMutable(String name) {
    BeanPropertyDefinition property = read.get(name);
    return property != null && (property.hasField() || hasAccessor(property));
  }

  private static boolean hasAccessor(BeanPropertyDefinition property) {
    return property.hasSetter() || property.hasConstructorParameter();
  }

  /** Returns whether a property that is read has nothing but a getter. */
  static boolean isComputed(BeanPropertyDefinition property) {
    return property.hasGetter() && !property.hasField() && !hasAccessor(property);
  }

  /** Returns whether Jackson fills what the getter returns, where there is no setter. */
  static boolean isFilled(BeanPropertyDefinition property) {
    Class<?> type = property.getRawPrimaryType();
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }
}
