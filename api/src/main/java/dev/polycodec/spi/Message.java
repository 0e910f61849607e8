package dev.polycodec.spi;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Surrogate;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The policy, limits and class table of one message; reused for the next.
 *
 * <p>Its answers are a function of the codec, the root type and the class asked for, never of the
 * messages before. Every method may throw a {@link dev.polycodec.CodecException} that says what to
 * configure; an engine lets it pass, wrapped or not.
 */
public interface Message {

  /** Returns the declared root type. */
  RootType root();

  /** Returns whether it is part of another message, which has spent some of what it may take. */
  default boolean isPart() {
    return false;
  }

  /** Returns the class of the root: on encode the value's, on decode what the frame names. */
  Class<?> rootClass();

  /**
   * Returns the name that stands for a class on the wire; {@link #load} is the inverse.
   *
   * <p>In a {@link Framing#FRAMED} variant, that of a registered class is {@code #} and its number.
   */
  String nameOf(Class<?> type);

  /**
   * Returns the class a name on the wire stands for: the only way from a name to a class.
   *
   * <p>The policy is asked before anything is loaded, and nothing is initialised. Unknown and
   * refused names fail alike.
   */
  Class<?> load(String name);

  /**
   * Like {@link #load}, for the name of the root in a {@link Framing#BARE} variant: the class must
   * also be a subtype of the declared root.
   */
  Class<?> loadRoot(String name);

  /**
   * Begins the state of an object: checks its class, adds it to the class table or verifies it
   * against the table, and counts one object and one level.
   *
   * <p>Engines call it in the same order in both directions, before the first byte of the state.
   */
  void enter(Class<?> type);

  /**
   * Begins the state of an object like {@link #enter}, whose class this message has checked: there
   * is nothing to look up.
   *
   * @param footprint about how many bytes of the heap the object takes, without what it holds
   */
  void enterChecked(int footprint);

  /** Ends the state of the object that was entered last. */
  void exit();

  /**
   * Says how deep objects were nested that a library went through by itself, where the stack has
   * ended in it: the message is begun anew with a larger one if that may help.
   *
   * @param levels at most about so many
   */
  default void reached(int levels) {}

  /**
   * Counts the frames of this thread that the JVM notes when a library runs the constructor of a
   * {@link Throwable}: up to 24 KB for an object of a few bytes. Objects of other classes cost
   * nothing.
   */
  default void constructs(Class<?> type) {
    if (Throwable.class.isAssignableFrom(type)) {
      charge(Frames.bytes());
    }
  }

  /**
   * Counts what is made of bytes that are not there, such as defaults and objects without a state.
   *
   * @param bytes about how many of the heap that takes
   */
  void charge(int bytes);

  /**
   * Checks the class of an object without entering it, for a backend that tells only which classes
   * it meets: policy, Java hooks, class table.
   */
  void check(Class<?> type);

  /**
   * Checks the class of a value that has no state to enter, in either direction: whether a pattern
   * denies it. Costs nothing where there are no such patterns.
   *
   * <p>{@link Shape#constant} and {@link Scalar#bound} call it for enums, dates and large numbers;
   * what was entered or checked, or is of a primitive type or a text, needs it not.
   */
  void admit(Class<?> type);

  /**
   * Checks that a value may be stored where {@code declared} is required; null may. On encode, what
   * unchecked code has put there may not: decoding would refuse it.
   *
   * @return the value
   * @throws dev.polycodec.MalformedDataException on decode, if it may not
   * @throws EncodeException on encode, if it may not
   */
  <T> @Nullable T sound(@Nullable T value, Class<?> declared);

  /**
   * Checks the length of an array of references, a collection or a map before anything is allocated
   * for it.
   *
   * @param announced the length that the bytes announce, or that is to be written
   * @param minBytesEach the fewest bytes an element takes on the wire, 0 if elements may take none
   * @param remaining the bytes that remain; {@link Integer#MAX_VALUE} on encode
   * @return the announced length
   */
  int elements(int announced, int minBytesEach, int remaining);

  /**
   * Checks the length that the bytes announce of a container whose elements may be containers: of
   * an array of references, a collection or a map, before it is created.
   *
   * <p>Beyond what {@link #elements} checks, all of them together announce no more than the bytes
   * of the message. Each alone might announce all that remains, and those that begin within others
   * would take many times that from the heap, before the first of them ends.
   *
   * @param announced the length that the bytes announce
   * @param minBytesEach the fewest bytes an element takes on the wire, 1 or more, apart from those
   *     of elements in it
   * @param remaining the bytes that remain
   * @return the announced length
   */
  int container(int announced, int minBytesEach, int remaining);

  /**
   * Counts a key of a map, or an element of a collection, where {@link Shape#keyed()} asks for it:
   * on decode before it is put in, on encode when it is written.
   *
   * <p>The container is the one that was entered last, or is not entered at all.
   */
  void key(Object container, @Nullable Object key);

  /**
   * Counts a key like {@link #key(Object, Object)}, for a library that enters no containers, and
   * may go on with one when others within it are complete.
   *
   * @param nesting how many values are around the container
   */
  void key(int nesting, Object container, @Nullable Object key);

  /**
   * Checks, once a container is read, that it kept the keys that were put in: those that were
   * different when they were written are so when they are read. Their class may compare what is not
   * written, or no more there. A table that was made for all, and holds one, takes long to go
   * through. A weak map may lose keys meanwhile.
   *
   * @param read how many were put in
   * @throws MalformedDataException if there are not as many
   */
  static void requireDistinct(Object container, int read) {
    int kept =
        container instanceof Map<?, ?> map
            ? map.size()
            : container instanceof Collection<?> elements ? elements.size() : read;
    if (kept != read && !(container instanceof WeakHashMap<?, ?>)) {
      throw new MalformedDataException(
          "The bytes hold keys of a "
              + container.getClass().getName()
              + " that are equal when they are read: give their class an equals of what is"
              + " written, and change no object that is a key");
    }
  }

  /**
   * Checks like {@link #requireDistinct} where a library fills a container: one of an application
   * may drop what it likes.
   *
   * @param read how many were put in
   * @throws MalformedDataException if one of the JDK's has not as many
   */
  static void requireKept(Object container, int read) {
    if (container.getClass().getClassLoader() == null) {
      requireDistinct(container, read);
    }
  }

  /**
   * Checks the keys of a container of the JDK before a library writes it whose reader only puts
   * them in again: those that were changed until they are equal to one another would be lost. Of
   * any other value there is nothing to check.
   *
   * <p>The container is the one that was entered last, or is not entered at all.
   *
   * @throws EncodeException if keys are equal to one another
   */
  default void requireDistinctKeys(Object container) {
    if (!DistinctKeys.areKept(this, container)) {
      throw new EncodeException(
          "Keys of a "
              + container.getClass().getName()
              + " are equal to one another, and would be lost: change no object that is a key");
    }
  }

  /**
   * Counts steps, of about 80 nanoseconds, that keys take to hash and to compare, where a library
   * shows no keys to {@link #key}.
   */
  void keySteps(long steps);

  /**
   * Counts the form of an object, in either direction: the keys that it lists, and on decode what
   * the object copies of it, as the bytes may refer to one form many times. {@link Shape} calls it.
   *
   * @param late whether its keys are counted one by one, when they are complete
   */
  void form(Class<?> type, Object form, boolean late);

  /**
   * Counts the keys that a form lists for one table, in either direction. {@link Shape} calls it.
   *
   * @param like an empty container of the JDK that finds its keys in the same way
   */
  void keys(Object like, Collection<?> keys);

  /**
   * Checks the size of a {@code BigInteger}, or of a {@code BigDecimal}, on decode before it is
   * created.
   *
   * @param bytes the bytes that the value, not scaled, has in two's complement
   * @param scale the scale, 0 for an integer
   */
  void digits(int bytes, int scale);

  /**
   * Counts the elements of a container, or the digits of a number, that a library writes or reads
   * by itself. Where it is worth it, {@link #measures} is asked once for each class before.
   */
  default void measure(Object value) {
    if (value instanceof Collection<?> collection) {
      elements(collection.size(), 1, Integer.MAX_VALUE);
    } else if (value instanceof Map<?, ?> map) {
      elements(map.size(), 1, Integer.MAX_VALUE);
    } else if (value instanceof Object[] array) {
      elements(array.length, 1, Integer.MAX_VALUE);
    } else if (value instanceof BigInteger || value instanceof BigDecimal) {
      Scalar scalar = Scalar.of(value.getClass());
      if (scalar != null) {
        scalar.bound(value, this);
      }
    }
  }

  /** Returns whether there is something to measure of the values of a class. */
  static boolean measures(Class<?> type) {
    return Collection.class.isAssignableFrom(type)
        || Map.class.isAssignableFrom(type)
        || Object[].class.isAssignableFrom(type)
        || BigInteger.class.isAssignableFrom(type)
        || BigDecimal.class.isAssignableFrom(type);
  }

  /**
   * Checks the length of a text or an array of primitives before anything is allocated for it:
   * nothing bounds it but the bytes of the message.
   *
   * @param announced the length that the bytes announce, or that is to be written
   * @param minBytesEach the fewest bytes an element takes on the wire, 1 or more
   * @param remaining the bytes that remain; {@link Integer#MAX_VALUE} on encode
   * @return the announced length
   */
  int bulk(int announced, int minBytesEach, int remaining);

  /**
   * Returns what refuses to encode an object that refers back to itself, in a format that carries
   * cycles, but has no object there before all that it contains: a record, the value of a
   * surrogate. A format that carries no cycles need not look for them: when a value is nested too
   * deep, the core finds out whether it contains itself.
   */
  EncodeException cycle(Class<?> type);

  /**
   * Returns the layout the writer used for a class whose objects have named fields; null if it is
   * that of the class's own {@link Shape}, as in almost all messages.
   *
   * <p>Valid once the class was entered or checked.
   */
  @Nullable Layout layout(Class<?> type);

  /**
   * Tells that a property or field in the bytes is left out, because its class has none of that
   * name. A layout tells it by itself.
   */
  void dropped(Class<?> type, String name);

  /**
   * Puts elements and keys into containers that look at them: at once, or when the objects that
   * they refer to are complete, as before that a hash or an order is not yet what it will be.
   */
  interface Filling {

    /** Fills containers at once. */
    Filling NOW =
        new Filling() {
          @Override
          public boolean waits() {
            return false;
          }

          @Override
          public void fill(Object container, @Nullable Object[] content, int from) {
            putAll(container, content, from);
          }

          @Override
          public void fill(Object container, @Nullable Object[] content, Runnable fill) {
            fill.run();
          }
        };

    /** Returns whether the form read last refers to an object that is not complete. */
    boolean waits();

    /**
     * Puts the elements of a form, or its keys and values in turn, into an empty collection or map,
     * which drops none of them.
     *
     * @param from the index of the first element or key
     * @throws IllegalArgumentException if the container drops one
     */
    void fill(Object container, @Nullable Object[] content, int from);

    /**
     * Has a container filled in its own way: at once, or when the objects that it refers to are
     * complete.
     *
     * @param content the elements, or the keys and values in turn
     * @param fill fills the container, which is empty
     */
    void fill(Object container, @Nullable Object[] content, Runnable fill);

    /** A surrogate of a container that looks at its elements or keys, built in or from a jar. */
    interface Form<T> extends Surrogate<T, Object[]> {

      /**
       * Tells the keys in a form, each list of them with an empty container of the JDK that finds
       * them in the same way; false if the class of the value says all that.
       */
      default boolean keys(@Nullable Object[] form, BiConsumer<Object, Collection<?>> counter) {
        return false;
      }

      /** Returns the value of a decoded form, whose elements come when they can. */
      T fromForm(@Nullable Object[] form, Filling filling);
    }

    @SuppressWarnings("unchecked") // what a container may hold is the business of its user
    private static void putAll(Object container, @Nullable Object[] content, int from) {
      int size;
      if (container instanceof Map<?, ?> map) {
        Map<@Nullable Object, @Nullable Object> any = (Map<@Nullable Object, @Nullable Object>) map;
        for (int i = from; i < content.length; i += 2) {
          any.put(content[i], content[i + 1]);
        }
        size = from + 2 * map.size();
      } else {
        Collection<@Nullable Object> any = (Collection<@Nullable Object>) container;
        for (int i = from; i < content.length; i++) {
          any.add(content[i]);
        }
        size = from + any.size();
      }
      if (size != content.length) {
        throw new IllegalArgumentException();
      }
    }
  }
}
