package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Deserializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.hessian.plain.Classes.Place;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads a message of Hessian's own serializers, with Hessian's input alone: its deserializers would
 * load what the bytes name and store what they hold into any field.
 */
final class PlainReader {

  /** The most bytes that Hessian reads ahead of what it is asked for. */
  private static final int READ_AHEAD = 1024;

  /** Stands for an object that is complete only after what it refers to. */
  static final class Unfinished {
    private int reference;
  }

  private final Source source;
  private final AbstractHessianInput in;
  private final Classes classes;
  private final Message message;
  private final boolean first;
  private final Map<Class<?>, Deserializer> readers = new HashMap<>();
  private final Map<String, Deserializer> names = new HashMap<>();

  /** What was asked for last, as the lists of many objects are. */
  private @Nullable Class<?> expected;

  private @Nullable Deserializer reader;

  /** What waits until every object is complete: hashes and orders of objects. */
  private final List<Runnable> deferred = new ArrayList<>();

  /** Made for the first line of a stack trace, as few messages have one. */
  private @Nullable Map<StackTraceElement, Integer> formats;

  private boolean atRoot = true;

  /** Reads one message; {@code first} if it is of Hessian 1.0. */
  PlainReader(
      Source source, AbstractHessianInput in, Classes classes, Message message, boolean first) {
    this.source = source;
    this.in = in;
    this.classes = classes;
    this.message = message;
    this.first = first;
  }

  @Nullable Object root() throws IOException {
    boolean enums = message.root().raw() == EnumMap.class;
    Object value = read(enums ? Map.class : message.root().raw());
    deferred.forEach(Runnable::run);
    return enums && value != null ? enums((Map<?, ?>) value) : value;
  }

  /** Returns a map whose bytes have a name that Hessian cannot make. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the constructor checks the keys
  private static Object enums(Map<?, ?> map) {
    return new EnumMap((Map) map);
  }

  /** Reads values that were written one after the other. */
  @Nullable Object[] values() throws IOException {
    atRoot = false;
    message.enter(Object[].class);
    List<@Nullable Object> values = new ArrayList<>();
    while (!isEnd()) {
      values.add(read(classes.any()));
      message.elements(values.size(), 1, Integer.MAX_VALUE);
    }
    message.exit();
    deferred.forEach(Runnable::run);
    return values.toArray();
  }

  private boolean isEnd() throws IOException {
    source.complete(true);
    boolean end = in.isEnd();
    source.complete(false);
    return end;
  }

  /** Reads a value for a place of a declared class; null may be for a primitive, too. */
  @Nullable Object read(Class<?> declared) throws IOException {
    return read(classes.place(declared));
  }

  /** Reads a value for a place; null may be for a primitive, too. */
  @Nullable Object read(Place place) throws IOException {
    Object read = readAny(place);
    if (read == null || read.getClass() == place.plain()) {
      return read;
    }
    Object value = finished(read, place.declared());
    message.admit(value.getClass());
    return value;
  }

  /** Reads a value that may be no more than a part of what one of the JDK is written as. */
  @Nullable Object readPart() throws IOException {
    Object read = readAny(classes.any());
    return read == null ? null : finished(read, Object.class);
  }

  Object finished(Object value, Class<?> declared) {
    if (value instanceof Unfinished) {
      throw new MalformedDataException("An object refers to itself before it can be made");
    }
    return declared == Object.class
        ? value
        : Objects.requireNonNull(message.sound(PlainScalars.of(value, declared), declared));
  }

  /** Reads a value, which is unfinished if it is a reference to an object that is being read. */
  @Nullable Object readAny(Place place) throws IOException {
    return place.expects() ? in.readObject(place.declared()) : in.readObject();
  }

  /**
   * Returns what reads a list, map or object.
   *
   * @param name the name of its type, null or empty if the bytes name none
   * @param expected the class for which it is read, null if any
   */
  Deserializer find(@Nullable String name, @Nullable Class<?> expected) {
    boolean root = atRoot;
    atRoot = false;
    if (name == null || name.isEmpty()) {
      return of(expected);
    }
    return root ? named(name, true) : names.computeIfAbsent(name, n -> named(n, false));
  }

  private Deserializer named(String name, boolean root) {
    PlainValue handle = PlainValue.ofHandle(name);
    if (handle != null) {
      return new PlainValueReader(this, handle);
    }
    String className = PlainScalars.className(name);
    return of(root ? message.loadRoot(className) : message.load(className));
  }

  private Deserializer of(@Nullable Class<?> type) {
    Class<?> key = type == null ? void.class : type;
    Deserializer known = key == expected ? reader : readers.get(key);
    if (known == null) {
      known = make(type);
      readers.put(key, known);
    }
    expected = key;
    reader = known;
    return known;
  }

  private Deserializer make(@Nullable Class<?> type) {
    if (type == null) {
      return new PlainType(this, null);
    }
    Deserializer own = classes.application().own(type);
    if (own != null) {
      return new OwnReader(this, type, own);
    }
    PlainValue value = PlainValue.of(type);
    return value == null ? new PlainType(this, type) : new PlainValueReader(this, value);
  }

  AbstractHessianInput in() {
    return in;
  }

  Message message() {
    return message;
  }

  Classes classes() {
    return classes;
  }

  /** Checks the length of a container that the bytes announce. */
  int announced(int length) {
    return message.container(length, 1, source.available() + READ_AHEAD);
  }

  /** Returns room for the names of the fields of a class, which are no elements. */
  String[] names(int length) {
    return new String[bulk(length)];
  }

  /** Checks the length of an array of primitives that the bytes announce. */
  int bulk(int length) {
    return message.bulk(length, 1, source.available() + READ_AHEAD);
  }

  /** Makes room for the reference to an object that is still unknown. */
  Unfinished reserve() throws IOException {
    Unfinished object = new Unfinished();
    object.reference = in.addRef(object);
    return object;
  }

  /**
   * Makes room for the reference to an object that was written in place of another: Hessian 2.0
   * numbers both, and refers to the second.
   */
  Unfinished reserveReplaced() throws IOException {
    if (!first) {
      reserve();
    }
    return reserve();
  }

  /** Makes an object known to those that refer to it. */
  void resolve(Unfinished object, Object value) throws IOException {
    in.setRef(object.reference, value);
  }

  /** Keeps the part of a line of a stack trace that it cannot be made with. */
  void format(StackTraceElement line, int format) {
    Map<StackTraceElement, Integer> known = formats;
    if (known == null) {
      known = new IdentityHashMap<>();
      formats = known;
    }
    known.put(line, format);
  }

  int format(StackTraceElement line) {
    return formats == null ? 0 : formats.getOrDefault(line, 0);
  }

  /** Fills a container when all that it holds is complete. */
  void later(Runnable filling) {
    deferred.add(filling);
  }
}
