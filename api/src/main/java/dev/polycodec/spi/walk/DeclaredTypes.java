package dev.polycodec.spi.walk;

import dev.polycodec.internal.shape.Types;
import dev.polycodec.internal.surrogate.Listing;
import dev.polycodec.spi.FieldShape;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.MalformedParameterizedTypeException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The declared types that one codec has met; safe for use by any number of threads. */
final class DeclaredTypes {

  /** Deeper type arguments say nothing: those of a class that grows them would have no end. */
  private static final int MAX_NESTING = 8;

  /** By class, arguments, turns and start. A list compares faster the first time than a record. */
  private final Map<List<Object>, Declared> known = new ConcurrentHashMap<>();

  private final Map<Type, Declared> roots = new ConcurrentHashMap<>();

  /** Where anything may be. */
  final Declared any = of(Object.class);

  /** Returns what a class declares. */
  Declared of(Class<?> raw) {
    return of(raw, Map.of(), List.of(), 0);
  }

  /** Returns an array whose elements from an index on are declared in turn. */
  Declared array(Class<?> raw, int start, List<Declared> turns) {
    return of(raw, Map.of(), turns, start);
  }

  /** Returns an array of anything that lists, from an index on, what is declared in turn. */
  Declared listed(int start, List<Declared> turns) {
    return turns.stream().allMatch(turn -> turn == any)
        ? of(Object[].class)
        : array(Object[].class, start, turns);
  }

  /** Returns what is declared of the built-in form of a class. */
  Declared listed(Listing listing, Map<TypeVariable<?>, Declared> variables) {
    List<Declared> held = listing.of().stream().map(v -> of(v, variables)).toList();
    return listed(
        listing.first(),
        switch (listing.around()) {
          case NONE -> held;
          case ARRAYS -> arrays(held);
          case MAP -> List.of(mapTo(held.get(0), of(Boolean.class)));
        });
  }

  /** What a set or map holds by enum constants: the array of these has their class, others any. */
  private List<Declared> arrays(List<Declared> held) {
    List<Declared> arrays = new ArrayList<>();
    for (Declared element : held) {
      boolean constants = arrays.isEmpty() && Enum.class.isAssignableFrom(element.raw);
      arrays.add(constants ? of(element.raw.arrayType()) : listed(0, List.of(element)));
    }
    return arrays;
  }

  private Declared mapTo(Declared key, Declared value) {
    TypeVariable<?>[] variables = Map.class.getTypeParameters();
    return of(Map.class, Map.of(variables[0], key, variables[1], value));
  }

  /** Returns a class with what is declared of its type arguments. */
  Declared of(Class<?> raw, Map<TypeVariable<?>, Declared> arguments) {
    return of(raw, arguments, List.of(), 0);
  }

  private Declared of(
      Class<?> raw, Map<TypeVariable<?>, Declared> arguments, List<Declared> turns, int start) {
    Declared created = new Declared(this, raw, arguments, turns, start);
    if (created.nesting > MAX_NESTING) {
      return of(raw);
    }
    Declared other = known.putIfAbsent(List.of(raw, arguments, turns, start), created);
    return other == null ? created : other;
  }

  /** Returns what the type of a root declares. */
  Declared ofRoot(Type type) {
    if (type instanceof Class) {
      return any;
    }
    Declared found = roots.get(type);
    if (found == null) {
      found = of(type, Map.of());
      roots.put(type, found);
    }
    return found;
  }

  /** Returns what a type declares, whose variables may stand for something. */
  Declared of(Type type, Map<TypeVariable<?>, Declared> variables) {
    if (type instanceof Class<?> raw) {
      return of(raw);
    } else if (type instanceof TypeVariable<?> variable) {
      Declared bound = variables.get(variable);
      return bound == null ? of(Types.raw(variable)) : bound;
    } else if (type instanceof WildcardType wildcard) {
      return wildcard.getLowerBounds().length > 0
          ? any
          : of(wildcard.getUpperBounds()[0], variables);
    } else if (type instanceof GenericArrayType array) {
      Declared component = of(array.getGenericComponentType(), variables);
      return array(arrayClass(array), 0, List.of(component));
    }
    Map<TypeVariable<?>, Declared> arguments = new HashMap<>();
    put(Types.arguments(type), variables, arguments);
    return of(Types.raw(type), Map.copyOf(arguments));
  }

  /** Unchecked code makes an array of a type variable, whose class is that of the bound. */
  private static Class<?> arrayClass(GenericArrayType array) {
    Type component = array.getGenericComponentType();
    if (component instanceof GenericArrayType inner) {
      return arrayClass(inner).arrayType();
    }
    return component instanceof Class<?> ? Object[].class : Types.raw(component).arrayType();
  }

  /** Returns what is declared of a field, whose own class says the least. */
  Declared of(FieldShape field, Map<TypeVariable<?>, Declared> variables) {
    Declared declared = of(field.genericType(), variables);
    return field.type().isAssignableFrom(declared.raw)
        ? declared
        : array(field.type(), declared.start, declared.turns);
  }

  /** Returns a class with the type arguments that its objects have at a place. */
  Type typeOf(Class<?> type, Declared at) {
    return typeOf(type, bind(type, at));
  }

  private static Type typeOf(Class<?> raw, Map<TypeVariable<?>, Declared> arguments) {
    TypeVariable<?>[] variables = raw.getTypeParameters();
    Type[] types = new Type[variables.length];
    for (int i = 0; i < variables.length; i++) {
      Declared declared = arguments.get(variables[i]);
      types[i] =
          declared == null ? Types.raw(variables[i]) : typeOf(declared.raw, declared.arguments);
    }
    return types.length == 0 ? raw : Types.parameterized(raw, types);
  }

  /** Returns whether a class has parts that a place may declare. */
  static boolean isGeneric(Class<?> type) {
    try {
      Class<?> around = type.getEnclosingClass();
      return type.isArray()
          || type.getTypeParameters().length > 0
          || (around != null && isGeneric(around));
    } catch (LinkageError e) {
      return true; // of a class whose neighbours are not there
    }
  }

  /** Returns what the variables of a class and of all that it inherits stand for at a place. */
  Map<TypeVariable<?>, Declared> bind(Class<?> type, Declared at) {
    Map<TypeVariable<?>, Declared> variables = new HashMap<>();
    try {
      unify(type, at, variables);
      inherit(type, variables);
      return variables;
    } catch (TypeNotPresentException | MalformedParameterizedTypeException | LinkageError e) {
      return Map.of(); // of a class that names what is not there, its objects need not have it
    }
  }

  /** Finds what the variables of a class must stand for, so that it is a subtype of a place. */
  private static void unify(Class<?> type, Declared at, Map<TypeVariable<?>, Declared> variables) {
    if (type == at.raw) {
      variables.putAll(at.arguments);
    } else if (!at.arguments.isEmpty()) {
      Map<TypeVariable<?>, Type> inherited = Types.inherited(type);
      at.arguments.forEach((v, declared) -> unify(inherited.get(v), declared, variables));
    }
  }

  private static void unify(
      @Nullable Type term, Declared declared, Map<TypeVariable<?>, Declared> variables) {
    if (term instanceof TypeVariable<?> variable) {
      variables.putIfAbsent(variable, declared);
    } else if (term instanceof ParameterizedType generic) {
      Map<TypeVariable<?>, Declared> inner = new HashMap<>();
      unify(Types.raw(generic), declared, inner);
      Map<TypeVariable<?>, Type> arguments = Types.arguments(generic);
      inner.forEach((v, found) -> unify(arguments.get(v), found, variables));
    }
  }

  private void inherit(Class<?> type, Map<TypeVariable<?>, Declared> variables) {
    List<Type> parents = new ArrayList<>(List.of(type.getGenericInterfaces()));
    if (type.getGenericSuperclass() != null) {
      parents.add(type.getGenericSuperclass());
    }
    for (Type parent : parents) {
      put(Types.arguments(parent), variables, variables);
      inherit(Types.raw(parent), variables);
    }
  }

  /** Adds what arguments declare, if it is more than that something is there. */
  private void put(
      Map<TypeVariable<?>, Type> arguments,
      Map<TypeVariable<?>, Declared> variables,
      Map<TypeVariable<?>, Declared> to) {
    arguments.forEach(
        (variable, argument) -> {
          Declared declared = of(argument, variables);
          if (declared != any) {
            to.put(variable, declared);
          }
        });
  }
}
