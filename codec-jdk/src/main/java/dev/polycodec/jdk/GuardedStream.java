package dev.polycodec.jdk;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An object stream into which no class gets but through the message, and no length unchecked. */
abstract class GuardedStream extends ObjectInputStream {

  /** The most bytes that the superclass reads ahead of what it is asked for. */
  private static final int READ_AHEAD = 1024;

  /** What the JDK says of the bytes, of a class that is another one. */
  private static final Pattern OF_THE_STREAM =
      Pattern.compile(
          "stream class(?: name \"(?<name>.*)\"|desc serialVersionUID = (?<uid>-?\\d+))");

  final Message message;
  final StreamClasses classes;
  final StreamFilter filter;

  private final Source source;

  private final Tables tables = new Tables(this);
  private final StandIns standIns = new StandIns();

  /** The class whose descriptor was read last; those of its superclasses follow. */
  private Class<?> described = Object.class;

  /** The first of them, or the last of those after it that still are superclasses of it. */
  private Class<?> continued = Object.class;

  /** Where the descriptor that was read last ends. */
  private int end;

  /** Kept, as each container needs it. */
  private @Nullable Consumer<@Nullable Object> refuseMeta;

  /** A container whose keys were counted before it took them. */
  private @Nullable Object counted;

  GuardedStream(Source source, StreamClasses classes, Message message) throws IOException {
    super(source);
    this.source = source;
    this.end = source.position();
    this.classes = classes;
    this.message = message;
    this.filter =
        new StreamFilter(
            getObjectInputFilter(), message, classes.config().limits(), this::remaining);
    setObjectInputFilter(filter);
    enableResolveObject(true);
  }

  /** Reads a value that is an object of the stream. */
  final @Nullable Object readGuarded() throws Exception {
    try {
      Object value = readValue();
      Meta.refuse(value, message);
      if (!tables.isDone()) {
        throw new MalformedDataException("The stream holds a table that is no object");
      }
      return value;
    } catch (InvalidClassException e) {
      if (e.getCause() instanceof CodecException refusal) {
        throw refusal;
      } else if (e.getCause() instanceof InvocationTargetException failure) {
        throw thrown(failure.getTargetException());
      }
      throw changed(e);
    }
  }

  /** Returns what to throw for what a constructor has: it says nothing of versions. */
  static Exception thrown(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return (Exception) failure;
  }

  abstract @Nullable Object readValue() throws Exception;

  /** Returns the fewest bytes that are known to be too many to announce. */
  final int remaining() {
    return ahead() + READ_AHEAD;
  }

  /** Returns the bytes that the superclass has not read yet. */
  final int ahead() {
    return source.available();
  }

  /** Returns what to throw when the JDK finds that a class and its descriptor disagree. */
  private SchemaMismatchException changed(InvalidClassException found) {
    String now = found.classname == null ? described.getName() : found.classname;
    Matcher told = OF_THE_STREAM.matcher(String.valueOf(found.getMessage()));
    boolean telling = told.find();
    String name = telling ? told.group("name") : null;
    if (name != null) {
      return new SchemaMismatchException(
          "Java serialization reads an object of "
              + name
              + " only as one of a class that is called "
              + name.substring(name.lastIndexOf('.') + 1)
              + ", in whatever package, and not as one of "
              + now);
    }
    return new SchemaMismatchException(
        now
            + " is not the class that the bytes describe: they were written with another version of"
            + " it; declare its serialVersionUID"
            + (telling ? " as " + told.group("uid") + "L, which they have" : "")
            + ", and keep to what Java serialization can read");
  }

  /** Never calls the superclass, which would load whatever the bytes name. */
  @Override
  protected Class<?> resolveClass(ObjectStreamClass descriptor) {
    String name = descriptor.getName();
    Class<?> known = JdkForms.byName(name);
    if (known == null) {
      known = abstractSuperclass(name);
    }
    if (known == null) {
      known = load(name);
      message.check(known);
    }
    tellDropped(descriptor, known);
    tables.meet(known);
    Class<?> read = isValue() ? known : standIns.of(known, isSuperclass(known));
    described = known;
    return read;
  }

  /** A class that was a superclass has the fields still, but objects of the other do not. */
  private void tellDropped(ObjectStreamClass written, Class<?> type) {
    boolean gone = source.hasSuperclassAt(end) && !type.isAssignableFrom(continued);
    end = source.position();
    continued = gone ? continued : type;
    ObjectStreamClass own = ObjectStreamClass.lookup(type);
    for (ObjectStreamField field : written.getFields()) {
      if (gone || (own != null && own.getField(field.getName()) == null)) {
        message.dropped(continued, field.getName());
      }
    }
  }

  @Override
  public GetField readFields() throws IOException, ClassNotFoundException {
    GetField fields = super.readFields();
    tables.begin(fields.getObjectStreamClass().forClass());
    return fields;
  }

  @Override
  public int readInt() throws IOException {
    try {
      return tables.number(super.readInt());
    } catch (ClassNotFoundException e) {
      throw new IOException(e);
    }
  }

  /**
   * Reads the elements of a container, or its keys and values in turn.
   *
   * @param array the array that the JDK would ask its filter about
   */
  final @Nullable Object[] readContent(Class<?> array, int size, int each)
      throws IOException, ClassNotFoundException {
    filter.requireTable(array, size);
    @Nullable Object[] content = new Object[each * size];
    for (int i = 0; i < content.length; i++) {
      content[i] = readObject();
    }
    return content;
  }

  /** Reads keys and values in turn, up to one that is null. */
  final @Nullable Object[] readPairs() throws IOException, ClassNotFoundException {
    List<Object> content = new ArrayList<>();
    Object key = readObject();
    Object value = readObject();
    while (key != null && value != null) {
      content.add(key);
      content.add(value);
      message.elements(content.size() / 2, 1, Integer.MAX_VALUE);
      key = readObject();
      value = readObject();
    }
    return content.toArray();
  }

  /** Takes a container that need not be looked at again. */
  final Object counted(Object container) {
    counted = container;
    return container;
  }

  /** Says whether there will be no object of the class that is being resolved. */
  boolean isValue() {
    return false;
  }

  /** Says whether the class descriptor that was read last has no flags, and no fields. */
  final boolean endsWithoutFlags() {
    return source.endsWithZeros(1 + Short.BYTES);
  }

  /** Returns the class of a name in a descriptor, which the policy allows. */
  Class<?> load(String name) {
    return message.load(name);
  }

  /** A class that was allowed brings its abstract superclasses, of which there are no objects. */
  private @Nullable Class<?> abstractSuperclass(String name) {
    Class<?> parent = described.getSuperclass();
    return parent != null
            && Modifier.isAbstract(parent.getModifiers())
            && parent.getName().equals(name)
        ? parent
        : null;
  }

  /** Says whether a descriptor of a class would continue the one before. */
  final boolean isSuperclass(Class<?> type) {
    return type == described.getSuperclass();
  }

  @Override
  protected Class<?> resolveProxyClass(String[] interfaces) {
    throw new TypeNotAllowedException("The bytes hold a dynamic proxy, which is never allowed");
  }

  /** Sees what the JDK has made, and fills what it has left empty. */
  @Override
  protected final @Nullable Object resolveObject(@Nullable Object value) {
    boolean made = filter.endMadeText();
    if (value instanceof String text) {
      if (!made) {
        source.requireEndsWith(text);
      }
    } else if (value != null && !isSeen(value)) {
      see(value);
    }
    return value;
  }

  /** Says whether a value was seen before the JDK tells of it. */
  boolean isSeen(Object value) {
    return false;
  }

  private void see(Object value) {
    message.admit(value.getClass()); // which the stream may have made of an object of another
    boolean known = tables.fill(value, message) || value == counted;
    StreamClass type = classes.of(value.getClass());
    type.forEachSuspect(value, refuseMeta());
    type.copies().charge(value, message);
    if (type.measured()) {
      message.measure(value);
    }
    if (isCounted(type)) {
      message.enter(value.getClass());
      message.exit();
    }
    if (!known) {
      countKeys(value, type.content());
    }
  }

  private Consumer<@Nullable Object> refuseMeta() {
    Consumer<@Nullable Object> known = refuseMeta;
    if (known == null) {
      known = held -> Meta.refuse(held, message);
      refuseMeta = known;
    }
    return known;
  }

  /** What has filled itself is counted late, but still before a container around it is filled. */
  private void countKeys(Object value, Content content) {
    if (content == Content.SET) {
      ((Set<?>) value).forEach(element -> message.key(value, element));
    } else if (content == Content.MAP) {
      ((Map<?, ?>) value).keySet().forEach(key -> message.key(value, key));
    }
  }

  /** Says whether an object that the JDK made counts as one of the message. */
  abstract boolean isCounted(StreamClass type);
}
