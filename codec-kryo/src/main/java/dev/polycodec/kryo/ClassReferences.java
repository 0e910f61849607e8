package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.polycodec.MalformedDataException;
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
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The classes that one message mentions, by name or number the first time and by their order from
 * then on.
 *
 * <p>On the wire a class is an index: 0 a name follows, 1 a registered number follows, up to 31 a
 * class of the JDK that the format knows, from 32 on the classes of the message in the order in
 * which it mentioned or implied them.
 */
final class ClassReferences extends DefaultClassResolver {

  private static final int NAMED = 0;
  private static final int NUMBERED = 1;
  private static final int FIRST_KNOWN = 2;
  private static final int FIRST_MENTIONED = 32;

  /** Part of the wire format: the order stays, and there is room for seven more. */
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
          LinkedHashSet.class);

  private static final Map<Class<?>, Integer> INDEXES = new HashMap<>();

  static {
    for (Class<?> type : KNOWN) {
      INDEXES.put(type, INDEXES.size() + FIRST_KNOWN);
    }
  }

  /** By number of the serializer, whose class has {@code index - 1} if {@code > 0}. */
  private int[] indexes = new int[32];

  private ShapeSerializer[] mentioned = new ShapeSerializer[16];

  /** The known classes that the policy was asked about, one bit each. */
  private int checked;

  private int count;

  /** Returns the index of a class that the format knows, or -1. */
  static int known(Class<?> type) {
    return INDEXES.getOrDefault(type, -1);
  }

  /**
   * Notes that the message implies a class, so that it need not be named later, and asks the policy
   * about it the first time.
   */
  void imply(ShapeSerializer type) {
    if (type.known >= 0) {
      checkKnown(type.known, type.type);
    } else if (indexOf(type) == 0) {
      mention(type);
    }
  }

  /** Writes a class as {@code first + 2 * index}. */
  void write(Output out, ShapeSerializer type, int first) {
    int place = indexOf(type);
    if (type.known >= 0 || place > 0) {
      imply(type);
      int index = type.known >= 0 ? type.known : place + FIRST_MENTIONED - 1;
      out.writeVarInt(first + 2 * index, true);
      return;
    }
    mention(type);
    int number = engine().backend.typeIds().idOf(type.type);
    if (number > 0) {
      out.writeVarInt(first + 2 * NUMBERED, true);
      out.writeVarInt(number, true);
    } else {
      out.writeVarInt(first + 2 * NAMED, true);
      out.writeString(engine().message().nameOf(type.type));
    }
  }

  /** Reads the class of an index. */
  ShapeSerializer read(Input in, int index) {
    if (index >= FIRST_MENTIONED) {
      return mentioned(index - FIRST_MENTIONED);
    }
    if (index >= FIRST_KNOWN) {
      return known(index);
    }
    ShapeSerializer type = engine().serializer(index == NAMED ? named(in) : numbered(in));
    mention(type);
    return type;
  }

  @Override
  public void reset() {
    for (int i = 0; i < count; i++) {
      indexes[mentioned[i].number] = 0;
    }
    count = 0;
    checked = 0;
  }

  long retainedBytes() {
    return 4L * indexes.length + 8L * mentioned.length;
  }

  /** Kryo calls this for serializers of the application, and {@link #readClass} likewise. */
  @Override
  public @Nullable Registration writeClass(Output out, @Nullable Class type) {
    if (type == null) {
      out.writeByte(Kryo.NULL);
      return null;
    }
    write(out, engine().serializer(type), 1);
    return kryo.getRegistration(type);
  }

  @Override
  public @Nullable Registration readClass(Input in) {
    int head = in.readVarInt(true);
    return head == Kryo.NULL ? null : kryo.getRegistration(read(in, head >>> 1).type);
  }

  private KryoEngine engine() {
    return (KryoEngine) kryo;
  }

  private Class<?> named(Input in) {
    String name = in.readString();
    if (name == null) {
      throw new MalformedDataException("The bytes name no class where one must be named");
    }
    return engine().message().load(name);
  }

  private Class<?> numbered(Input in) {
    int number = in.readVarInt(true);
    Class<?> type = engine().backend.typeIds().classOf(number);
    if (type == null) {
      throw new MalformedDataException(
          "The bytes name the class number " + number + ", which is not registered");
    }
    return type;
  }

  private ShapeSerializer known(int index) {
    if (index - FIRST_KNOWN >= KNOWN.size()) {
      throw new MalformedDataException("The bytes refer to class " + index + ", which is unknown");
    }
    Class<?> type = KNOWN.get(index - FIRST_KNOWN);
    checkKnown(index, type);
    return engine().serializer(type);
  }

  private void checkKnown(int index, Class<?> type) {
    if ((checked & 1 << index) == 0) {
      engine().message().check(type);
      checked |= 1 << index;
    }
  }

  private ShapeSerializer mentioned(int index) {
    if (index >= count) {
      throw new MalformedDataException(
          "The bytes refer back to class " + index + " of " + count + " mentioned so far");
    }
    return mentioned[index];
  }

  private int indexOf(ShapeSerializer type) {
    return type.number < indexes.length ? indexes[type.number] : 0;
  }

  private void mention(ShapeSerializer type) {
    engine().message().check(type.type);
    if (type.number >= indexes.length) {
      indexes = Arrays.copyOf(indexes, 2 * type.number);
    }
    if (count == mentioned.length) {
      mentioned = Arrays.copyOf(mentioned, 2 * count);
    }
    mentioned[count++] = type;
    indexes[type.number] = count;
  }
}
