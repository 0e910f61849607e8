package dev.polycodec.spi.walk;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.shape.TypeNames;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.tree.Tree.ClassFields;
import dev.polycodec.spi.tree.Tree.Field;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import dev.polycodec.spi.tree.TreeReader.Known;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The classes of one message, of which those of the application are names: the class table says
 * which fields they have, and the rest is guessed. The JDK's are known.
 */
final class TreeTypes extends ObjectTypes {

  /** What the values of a class may be that is neither the JDK's nor in the class table. */
  private static final List<String> WAYS = List.of("enum", "collection", "map");

  /** The forms that a surrogate may make of them. */
  private static final Map<String, Class<?>> FORMS = new LinkedHashMap<>();

  private static final String FORM = "form of ";

  static {
    List<Class<?>> forms =
        List.of(
            String.class,
            Object[].class,
            Long.class,
            byte[].class,
            Integer.class,
            Double.class,
            ArrayList.class,
            HashMap.class,
            LinkedHashMap.class);
    forms.forEach(form -> FORMS.put(FORM + form.getSimpleName(), form));
  }

  /** The tree that is being made. */
  @Nullable TreeBuilder tree;

  private final Known known;
  private final Guesses guesses;
  private final Map<String, ObjectType> named = new HashMap<>();

  TreeTypes(BackendConfig config, Wire wire, Known known, Guesses guesses) {
    super(config, wire);
    this.known = known;
    this.guesses = guesses;
  }

  TreeBuilder tree() {
    return Objects.requireNonNull(tree, "there is no message");
  }

  @Override
  ObjectType named(String written, Message message) {
    String name = known.names().getOrDefault(written, written);
    ObjectType found = named.get(name);
    if (found == null) {
      found = create(name, message);
      named.put(name, found);
    }
    return found;
  }

  private ObjectType create(String name, Message message) {
    for (ClassFields entry : known.table()) {
      if (entry != null && entry.name().equals(name)) {
        return listed(entry, message);
      }
    }
    return unlisted(name, message);
  }

  private ObjectType listed(ClassFields entry, Message message) {
    String name = entry.name();
    return switch (entry.kind()) {
      case OBJECT -> tree(name, Kind.OBJECT, (walk, node) -> fields(walk, node, entry));
      case FORM ->
          tree(name, Kind.FORM, (walk, node) -> form(walk, node, named(entry.of(), message)));
      case ENUM -> constants(name);
      case COLLECTION -> collection(name);
      case MAP -> tree(name, Kind.MAP, this::entries);
      case ARRAY -> unlisted(name, message);
    };
  }

  private ObjectType unlisted(String name, Message message) {
    Class<?> type = name.startsWith("#") ? null : ofTheJdk(name, message);
    if (type != null) {
      return of(type);
    }
    String component = component(name);
    return component == null
        ? unknown(name)
        : tree(name, Kind.ARRAY, (walk, node) -> elements(walk, node, named(component, message)));
  }

  /** Returns the class of a name that the policy knows without the application, or null. */
  private static @Nullable Class<?> ofTheJdk(String name, Message message) {
    try {
      return message.load(name);
    } catch (CodecException e) {
      return null;
    }
  }

  private static @Nullable String component(String name) {
    if (name.startsWith("[[")) {
      return name.substring(1);
    }
    return name.startsWith("[L") && name.endsWith(";")
        ? name.substring(2, name.length() - 1)
        : null;
  }

  private void fields(ObjectReader walk, Node node, ClassFields from) throws Exception {
    boolean extension = !from.of().isEmpty();
    if (extension) {
      tree().add(node, "(made from)", walk::read);
    }
    for (Field field : from.fields()) {
      tree().add(node, field.name(), () -> field(walk, TypeNames.raw(field.type())));
    }
    if (extension) {
      tree().add(node, "(holds)", () -> walk.readForm(of(Object[].class), declared.any));
    }
  }

  private @Nullable Object field(ObjectReader walk, String type) throws Exception {
    FieldKind kind = FieldKind.named(type);
    return kind != null ? kind.read(walk.in) : walk.read(walk.type(type), Object.class);
  }

  private void elements(ObjectReader walk, Node node, ObjectType first) throws Exception {
    int size = walk.beginElements(1);
    ObjectType expected = first;
    for (int i = 0; i < size; i++) {
      ObjectType next = expected;
      tree().add(node, null, () -> walk.readNext(next, declared.any));
      expected = walk.lastRead();
    }
  }

  private void entries(ObjectReader walk, Node node) throws Exception {
    int size = walk.beginElements(2);
    ObjectType expectedKey = of(Object.class);
    ObjectType expectedValue = expectedKey;
    for (int i = 0; i < size; i++) {
      ObjectType key = expectedKey;
      tree().add(node, null, () -> walk.readKey(key, declared.any));
      expectedKey = walk.lastRead();
      ObjectType value = expectedValue;
      tree().add(node, null, () -> walk.readNext(value, declared.any));
      expectedValue = walk.lastRead();
    }
  }

  private void constant(ObjectReader walk, Node node) throws Exception {
    tree().add(node, null, () -> requireName(walk.in.readText()));
  }

  private static String requireName(@Nullable String text) {
    if (text == null
        || text.isEmpty()
        || !Character.isJavaIdentifierStart(text.codePointAt(0))
        || !text.codePoints().allMatch(Character::isJavaIdentifierPart)) {
      throw new MalformedDataException("The bytes hold no name of a constant where one must be");
    }
    return text;
  }

  private void form(ObjectReader walk, Node node, ObjectType form) throws Exception {
    tree().add(node, null, () -> walk.readForm(form, declared.any));
  }

  private ObjectType constants(String name) {
    return tree(name, Kind.ENUM, this::constant);
  }

  private ObjectType collection(String name) {
    return tree(name, Kind.COLLECTION, (walk, node) -> elements(walk, node, of(Object.class)));
  }

  private ObjectType unknown(String name) {
    List<String> ways = new ArrayList<>();
    if (name.startsWith("#")) {
      known.table().stream().filter(Objects::nonNull).forEach(entry -> ways.add(entry.name()));
    }
    ways.addAll(WAYS.subList(0, 1));
    ways.addAll(FORMS.keySet());
    ways.addAll(WAYS.subList(1, WAYS.size()));
    return new GuessedType(this, name, () -> guesses.wayOf(name, ways));
  }

  /** Returns the class whose values are read in a way. */
  ObjectType guessed(String name, String way, ObjectReader walk) {
    Class<?> form = FORMS.get(way);
    if (form != null) {
      return tree(name, Kind.FORM, (reader, node) -> form(reader, node, of(form)));
    }
    return switch (way) {
      case "enum" -> constants(name);
      case "collection" -> collection(name);
      case "map" -> tree(name, Kind.MAP, this::entries);
      default -> walk.type(way);
    };
  }

  /** Returns a class that is a name. */
  TreeType tree(String name, Kind kind, TreeType.Filling filling) {
    return new TreeType(this, config.shapes().of(Object.class), true, name, kind, filling);
  }

  private TreeType tree(Shape shape, boolean tracked, Kind kind, TreeType.Filling filling) {
    return new TreeType(this, shape, tracked, shape.type().getName(), kind, filling);
  }

  // What follows is for classes of the JDK.

  @Override
  ObjectType owned(Shape shape) {
    return new RefusedType(shape, number());
  }

  @Override
  ObjectType selfNamed() {
    return tree(
        "(an object in a form of the codec's library)",
        Kind.FORM,
        (walk, node) -> {
          throw new MalformedDataException(
              "The codec's library wrote an object here that only its class can read");
        });
  }

  @Override
  ObjectType byKind(Shape shape) {
    return switch (shape.kind()) {
      case ENUM -> tree(shape, true, Kind.ENUM, this::constant);
      case SURROGATE -> form(shape);
      case ARRAY -> array(shape);
      case COLLECTION ->
          tree(
              shape, true, Kind.COLLECTION, (walk, node) -> elements(walk, node, of(Object.class)));
      case MAP -> tree(shape, true, Kind.MAP, this::entries);
      case FIELDS, RECORD, EXTENSION -> {
        ClassFields fields = describe(shape);
        yield tree(shape, true, Kind.OBJECT, (walk, node) -> fields(walk, node, fields));
      }
      case OPEN -> open(shape);
      case SCALAR, JAVA_HOOKS, REFUSED -> new RefusedType(shape, number());
    };
  }

  private ObjectType form(Shape shape) {
    Class<?> form = Objects.requireNonNull(shape.surrogate(), "a SURROGATE class has one").form();
    return tree(
        shape, FormType.mayBeShared(shape), Kind.FORM, (walk, node) -> form(walk, node, of(form)));
  }

  private ObjectType array(Shape shape) {
    Class<?> component = shape.type().componentType();
    return tree(shape, true, Kind.ARRAY, (walk, node) -> elements(walk, node, of(component)));
  }

  private ObjectType open(Shape shape) {
    return shape.type() == Object.class
        ? tree(shape, true, Kind.OBJECT, (walk, node) -> {})
        : new RefusedType(shape, number());
  }

  private static ClassFields describe(Shape shape) {
    return new ClassFields(
        shape.type().getName(),
        Kind.OBJECT,
        shape.kind() == Shape.Kind.EXTENSION ? shape.type().getName() : "",
        shape.fields().stream().map(TreeTypes::describe).toList());
  }

  private static Field describe(FieldShape field) {
    return new Field(field.wireName(), field.type().getName());
  }
}
