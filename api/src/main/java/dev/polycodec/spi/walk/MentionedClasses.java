package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The classes that one message mentions, by name the first time and by their order from then on.
 *
 * <p>On the wire a class is an index: 0 a name follows, up to 30 a class of the JDK that the walk
 * knows, from 32 on the classes of the message in the order in which it mentioned or implied them.
 */
final class MentionedClasses {

  private static final int NAMED = 0;
  private static final int FIRST_KNOWN = 1;
  static final int FIRST_MENTIONED = 32;
  private static final int INITIAL = 16;
  private static final int MAX_RETAINED = 1_024;

  /** Part of the wire format: the order stays, and there is room for more. */
  private static final List<Class<?>> KNOWN =
      List.of(
          String.class,
          Integer.class,
          Long.class,
          Double.class,
          Boolean.class,
          Float.class,
          Short.class,
          Byte.class,
          Character.class,
          BigInteger.class,
          BigDecimal.class,
          Date.class,
          UUID.class,
          byte[].class,
          Object[].class,
          String[].class,
          ArrayList.class,
          LinkedList.class,
          HashMap.class,
          LinkedHashMap.class,
          TreeMap.class,
          HashSet.class,
          LinkedHashSet.class,
          SelfNamedType.MARK);

  private static final Map<Class<?>, Integer> INDEXES = new HashMap<>();

  static {
    for (Class<?> type : KNOWN) {
      INDEXES.put(type, INDEXES.size() + FIRST_KNOWN);
    }
  }

  private final Consumer<Class<?>> admission;

  /** By number of the type, whose class has {@code place - 1} if {@code > 0}. */
  private int[] places = new int[2 * INITIAL];

  /** The types, by number: no message changes them, for to write a reference costs a fence. */
  private @Nullable ObjectType[] types = new ObjectType[2 * INITIAL];

  /** The numbers of the types of the message. */
  private int[] mentioned = new int[INITIAL];

  /** The known classes that the policy was asked about, one bit each. */
  private int checked;

  private int count;

  /** Creates a table whose classes somebody asks about, after the policy. */
  MentionedClasses(Consumer<Class<?>> admission) {
    this.admission = admission;
  }

  /** Returns the index of a class that the walk knows, or -1. */
  static int known(Class<?> type) {
    return INDEXES.getOrDefault(type, -1);
  }

  /**
   * Notes that the message implies a class, so that it need not be named later, and asks the policy
   * about it the first time.
   */
  void imply(ObjectType type, Message message) {
    if (type.known >= 0) {
      checkKnown(type, message);
    } else if (placeOf(type) == 0) {
      mention(type, message);
    }
  }

  /** Writes a class as {@code first + 2 * index}. */
  void write(ObjectWriter walk, ObjectType type, int first) throws IOException {
    int place = placeOf(type);
    if (type.known < 0 && place == 0) {
      mention(type, walk.message());
      walk.out.writeNumber(first + 2 * NAMED);
      walk.out.writeText(walk.message().nameOf(type.type));
      return;
    }
    imply(type, walk.message());
    walk.out.writeNumber(first + 2 * (type.known >= 0 ? type.known : place + FIRST_MENTIONED - 1));
  }

  /** Reads the class of an index. */
  ObjectType read(ObjectReader walk, int index) throws IOException {
    if (index >= FIRST_MENTIONED) {
      return mentioned(index - FIRST_MENTIONED);
    }
    if (index >= FIRST_KNOWN) {
      return known(walk, index);
    }
    String name = walk.in.readText();
    if (name == null) {
      throw new MalformedDataException("The bytes name no class where one must be named");
    }
    ObjectType type = walk.type(name);
    mention(type, walk.message());
    return type;
  }

  /** Forgets the message. */
  void clear() {
    if (mentioned.length > MAX_RETAINED) {
      places = new int[2 * INITIAL];
      types = new ObjectType[2 * INITIAL];
      mentioned = new int[INITIAL];
    } else {
      for (int i = 0; i < count; i++) {
        places[mentioned[i]] = 0;
      }
    }
    count = 0;
    checked = 0;
  }

  /** Has code compiled for the classes of a complete message that are met often. */
  void compile() {
    for (int i = 0; i < count; i++) {
      numbered(mentioned[i]).compile();
    }
  }

  long retainedBytes() {
    return 4L * (places.length + mentioned.length) + 8L * types.length;
  }

  private ObjectType known(ObjectReader walk, int index) {
    if (index - FIRST_KNOWN >= KNOWN.size()) {
      throw new MalformedDataException("The bytes refer to class " + index + ", which is unknown");
    }
    ObjectType type = walk.type(KNOWN.get(index - FIRST_KNOWN));
    checkKnown(type, walk.message());
    return type;
  }

  private void checkKnown(ObjectType type, Message message) {
    if ((checked & 1 << type.known) == 0) {
      type.check(message, admission);
      checked |= 1 << type.known;
    }
  }

  private ObjectType mentioned(int index) {
    if (index >= count) {
      throw new MalformedDataException(
          "The bytes refer back to class " + index + " of " + count + " mentioned so far");
    }
    return numbered(mentioned[index]);
  }

  private ObjectType numbered(int number) {
    return Objects.requireNonNull(types[number]);
  }

  private int placeOf(ObjectType type) {
    return type.number < places.length ? places[type.number] : 0;
  }

  private void mention(ObjectType type, Message message) {
    type.check(message, admission);
    if (type.number >= places.length) {
      places = Arrays.copyOf(places, Math.max(2 * places.length, type.number + 1));
      types = Arrays.copyOf(types, places.length);
    }
    if (count == mentioned.length) {
      mentioned = Arrays.copyOf(mentioned, 2 * count);
    }
    mentioned[count++] = type.number;
    if (types[type.number] != type) {
      types[type.number] = type;
    }
    places[type.number] = count;
  }
}
