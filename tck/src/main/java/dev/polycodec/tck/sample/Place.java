package dev.polycodec.tck.sample;

import dev.polycodec.Codec;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.equality.Reflection;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place of a message at which the value of a sample stands.
 *
 * @param name what it is called
 * @param declared the type that the root is declared as
 * @param root the root, which holds the value
 */
public record Place(String name, Type declared, Object root) {

  /** Returns the places at which the declared type says what the value is. */
  public static List<Place> closed(Sample sample) {
    Type type = sample.declared().type();
    Object value = value(sample);
    Object array = Array.newInstance(sample.raw(), 1);
    Array.set(array, 0, value);
    List<Place> places = new ArrayList<>();
    places.add(new Place("root", type, value));
    places.add(new Place("field", sample.holder(), Reflection.holding(sample.field(), value)));
    places.add(new Place("element of an array", array.getClass(), array));
    places.add(new Place("element", of(List.class, type), listOf(value)));
    places.add(new Place("optional", of(Optional.class, type), Optional.of(value)));
    places.add(new Place("value of a map", of(Map.class, String.class, type), map("k", value)));
    if (sample.positions().contains(Position.KEY)) {
      places.add(new Place("key", of(Map.class, type, Integer.class), map(value, 1)));
    }
    if (value instanceof Enum<?> constant) {
      addEnums(places, type, constant);
    }
    return places;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // no type variable can stand for an unknown enum
  private static void addEnums(List<Place> places, Type type, Enum constant) {
    Map map = new EnumMap(Map.of(constant, 1));
    places.add(new Place("set", of(EnumSet.class, type), EnumSet.of(constant)));
    places.add(new Place("map", of(EnumMap.class, type, Integer.class), map));
  }

  /** Returns the places at which only the bytes say what the value is. */
  public static List<Place> open(Sample sample) {
    Object value = value(sample);
    ModelHolders.OfObject holder = new ModelHolders.OfObject();
    holder.value = value;
    List<Place> places = new ArrayList<>();
    places.add(new Place("root of any class", Object.class, value));
    places.add(new Place("field of any class", ModelHolders.OfObject.class, holder));
    places.add(new Place("element of any class", List.class, listOf(value)));
    if (sample.positions().contains(Position.KEY)) {
      places.add(new Place("key of any class", Map.class, map(value, 1)));
    }
    return places;
  }

  private static Object value(Sample sample) {
    Object value = sample.create();
    if (value == null) {
      throw new IllegalArgumentException(sample.name() + " is null, which stands nowhere");
    }
    return value;
  }

  private static List<Object> listOf(Object value) {
    return new ArrayList<>(List.of(value));
  }

  private static Map<Object, Object> map(Object key, Object value) {
    return new HashMap<>(Map.of(key, value));
  }

  private static Type of(Class<?> raw, Type... arguments) {
    return new Parameterized(raw, List.of(arguments));
  }

  @SuppressWarnings("unchecked") // the root is of this type
  public TypedCodec<Object> handle(Codec codec) {
    return (TypedCodec<Object>) codec.forType(TypeRef.of(declared));
  }

  @Override
  public String toString() {
    return name + ", declared as " + declared.getTypeName();
  }

  /** A class with type arguments. */
  private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {

    @Override
    public Type[] getActualTypeArguments() {
      return arguments.toArray(new Type[0]);
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return null;
    }

    @Override
    public String toString() {
      return raw.getName() + arguments;
    }
  }
}
