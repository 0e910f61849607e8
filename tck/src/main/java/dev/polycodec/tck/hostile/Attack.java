package dev.polycodec.tck.hostile;

import dev.polycodec.CodecException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A payload that {@link HostileBytes} makes by hand, since no codec would write it. Unless said
 * otherwise, the root is a {@link Bait.Any}, and what is described is its value.
 */
public enum Attack {
  /** The class {@code java.lang.Runtime}, where the format has classes among its values. */
  CLASS_VALUE(HostileCase.CLASS_VALUE, TypeNotAllowedException.class),
  /** The class of arrays of it. */
  ARRAY_CLASS_VALUE(HostileCase.ARRAY_CLASS_VALUE, TypeNotAllowedException.class),
  /** A dynamic proxy of {@code java.lang.Runnable}. */
  PROXY(HostileCase.PROXY, TypeNotAllowedException.class),
  /** An object whose class is the number 999, which nobody registered or mentioned. */
  CLASS_NUMBER(
      HostileCase.UNKNOWN_NUMBER, MalformedDataException.class, SchemaMismatchException.class),
  /** A {@code java.util.ArrayList} as an object of the field {@code size}, which is 3. */
  RAW_CONTAINER(HostileCase.RAW_CONTAINER, MalformedDataException.class),

  /** A {@link Bait.Pair} whose dog is a reference back to its cat. */
  WRONG_REFERENCE(HostileCase.WRONG_REFERENCE, MalformedDataException.class),
  /** A {@link Bait.Pair} without a cat, whose dog is an object of the class of cats. */
  WRONG_OBJECT(HostileCase.WRONG_OBJECT, MalformedDataException.class),
  /** A {@link Bait.Kennel} whose dogs are a {@code java.util.ArrayList} of one cat. */
  WRONG_ELEMENT(HostileCase.WRONG_ELEMENT, MalformedDataException.class),
  /** A reference to the object number 1,000. */
  REFERENCE_BEYOND(HostileCase.UNKNOWN_REFERENCE, MalformedDataException.class),
  /** A reference to an object of a negative number. */
  REFERENCE_NEGATIVE(HostileCase.UNKNOWN_REFERENCE, MalformedDataException.class),

  /** A {@code byte[]} that announces 2^31 - 1 elements. */
  BYTES(HostileCase.BYTES),
  /** A {@code long[]} that announces 2^29 + 1 elements: as an {@code int}, their size is 8. */
  LONGS(HostileCase.LONGS),
  /** An {@code Object[]} that announces 2^31 - 1 elements. */
  OBJECTS(HostileCase.OBJECTS),
  /** A {@code java.util.ArrayList} that announces 2^31 - 1 elements. */
  LIST(HostileCase.LIST),
  /**
   * {@link #NESTED} times an {@code Object[]} of {@link #PADDING} elements, each the first element
   * of the one before; then as many nulls as one of them announces.
   */
  NESTED_OBJECTS(HostileCase.OBJECTS, MalformedDataException.class),
  /** The same of {@code java.util.ArrayList}. */
  NESTED_LISTS(HostileCase.LIST, MalformedDataException.class),
  /** A {@code java.util.HashMap} that announces 2^30 entries. */
  MAP(HostileCase.MAP),
  /** A {@code java.util.HashMap} that announces -1 entries. */
  MAP_NEGATIVE(HostileCase.MAP),
  /** A string that announces 2^31 - 1 characters. */
  STRING(HostileCase.STRING),
  /** A {@code java.util.BitSet} whose form announces -1 elements. */
  BITS(HostileCase.BITS),
  /** A {@code java.util.ArrayList} of 2^31 - 1 nulls that take fewer bytes. */
  NULLS(HostileCase.NULLS),
  /** A list of 2^31 - 1 copies of an element that is there once. */
  COPIES(HostileCase.COPIES),
  /** An object of a class that the payload defines with 2^31 - 1 fields, or as many as it can. */
  DEFINITION(HostileCase.DEFINITION),
  /** A {@link Bait.Chain} that is {@link #DEEP} long. */
  DEEP_OBJECTS(HostileCase.DEPTH, LimitExceededException.class),
  /** A {@code java.util.ArrayList} in another, and so on, {@link #DEEP} times. */
  DEEP_LISTS(HostileCase.DEPTH, LimitExceededException.class),
  /** A {@code java.util.HashMap} as the value of another, and so on, {@link #DEEP} times. */
  DEEP_MAPS(HostileCase.DEPTH, LimitExceededException.class),
  /** A {@code java.util.ArrayList} of {@link #MANY} empty ones. */
  REFERENCES(HostileCase.REFERENCES, LimitExceededException.class),
  /** A {@link Bait.Amount} of one digit and the scale 1,000,000,000. */
  SCALE(HostileCase.SCALE, LimitExceededException.class);

  /** How deep a deep payload is. */
  public static final int DEEP = 100_000;

  /** How often containers nest that are not too deep, but announce the same bytes again. */
  public static final int NESTED = 240;

  /** How many elements each of them announces. */
  public static final int PADDING = 10_000;

  /** More objects than the codec under test is told to allow. */
  public static final int MANY = 100_001;

  private final HostileCase number;
  private final List<Class<? extends CodecException>> answers;

  Attack(HostileCase number) {
    this(number, LimitExceededException.class, MalformedDataException.class);
  }

  @SafeVarargs
  Attack(HostileCase number, Class<? extends CodecException>... answers) {
    this.number = number;
    this.answers = List.of(answers);
  }

  HostileCase number() {
    return number;
  }

  /** Returns the exceptions of which one must be the answer. */
  List<Class<? extends CodecException>> answers() {
    return answers;
  }

  /** Returns a root like the one that the payload seems to be, for the frame around it. */
  Object model() {
    if (this == DEEP_OBJECTS) {
      return new Bait.Chain();
    }
    if (this == SCALE) {
      return new Bait.Amount();
    }
    if (this == WRONG_REFERENCE || this == WRONG_OBJECT) {
      Bait.Pair pair = new Bait.Pair();
      pair.cat = new Bait.Cat();
      pair.dog = new Bait.Dog();
      return pair;
    }
    if (this == WRONG_ELEMENT) {
      Bait.Kennel kennel = new Bait.Kennel();
      kennel.guest = new Bait.Cat();
      return kennel;
    }
    return new Bait.Any();
  }

  /** Says whether only checks that trusted input may lack refuse the payload. */
  boolean needsSoundness() {
    return this == WRONG_REFERENCE || this == WRONG_OBJECT || this == WRONG_ELEMENT;
  }

  /** Returns a trait whose formats can express the payload, so that their fixtures must. */
  @Nullable Trait requiredBy() {
    return switch (this) {
      case WRONG_REFERENCE, REFERENCE_BEYOND, REFERENCE_NEGATIVE -> Trait.IDENTITY;
      case WRONG_OBJECT, WRONG_ELEMENT, DEEP_OBJECTS, DEEP_LISTS, DEEP_MAPS, REFERENCES ->
          Trait.CARRIES_TYPES;
      default -> null;
    };
  }
}
