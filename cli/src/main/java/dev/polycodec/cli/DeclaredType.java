package dev.polycodec.cli;

import dev.polycodec.TypeRef;
import dev.polycodec.compare.Failure;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a type as Java writes it with full names, such as {@code List<com.acme.Order>}. */
final class DeclaredType {

  private static final Pattern PARTS = Pattern.compile("(?<=[<>,\\[\\]])\\s*|\\s*(?=[<>,\\[\\]])");

  private static final Pattern NAME = Pattern.compile("[^<>,\\[\\]?]+");

  private final String text;
  private final ClassLoader loader;
  private final Scanner parts;

  private DeclaredType(String text, ClassLoader loader) {
    this.text = text;
    this.loader = loader;
    this.parts = new Scanner(text.strip()).useDelimiter(PARTS);
  }

  /** A class with arguments. */
  @SuppressWarnings("ArrayRecordComponent") // copied by the one who asks for it
  private record Generic(Class<?> raw, Type[] arguments) implements ParameterizedType {

    @Override
    public Type[] getActualTypeArguments() {
      return arguments;
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return raw.getDeclaringClass();
    }
  }

  /**
   * Reads a type.
   *
   * @throws Failure if there is none of that name
   */
  @SuppressWarnings("unchecked") // nothing is known of it
  static TypeRef<Object> of(String text, ClassLoader loader) {
    DeclaredType reader = new DeclaredType(text, loader);
    try {
      Type type = reader.type();
      reader.requireEnd();
      return (TypeRef<Object>) TypeRef.of(type);
    } catch (IllegalArgumentException e) { // says how many arguments the class takes
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private Type type() {
    if (!parts.hasNext(NAME)) {
      throw misspelt();
    }
    Class<?> raw = load(parts.next());
    List<Type> arguments = new ArrayList<>();
    if (skip("<")) {
      do {
        arguments.add(type());
      } while (skip(","));
      if (!skip(">")) {
        throw misspelt();
      }
      return new Generic(raw, arguments.toArray(Type[]::new));
    }
    while (skip("\\[")) {
      if (!skip("\\]")) {
        throw misspelt();
      }
      raw = raw.arrayType();
    }
    return raw;
  }

  private boolean skip(String part) {
    boolean found = parts.hasNext(part);
    if (found) {
      parts.next();
    }
    return found;
  }

  private void requireEnd() {
    if (parts.hasNext()) {
      throw misspelt();
    }
  }

  private Failure misspelt() {
    return new Failure(
        text
            + " is no type: write it as in Java, with full names and without wildcards, such as"
            + " java.util.List<com.acme.Order>");
  }

  private Class<?> load(String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new Failure("There is no class " + name + " on the --class-path", e);
    }
  }
}
