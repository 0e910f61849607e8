package dev.polycodec.protostuff;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.model.Color;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code RuntimeSchema} with the default strategy and {@code ProtostuffIOUtil}. */
public class PlainProtostuff implements PlainLibrary {

  /**
   * What the policy refuses, hooks, records, containers with state, classes of the JDK whose
   * private fields cannot be checked, and half characters, in whose place the library reads others.
   */
  static final Set<String> REFUSED =
      Set.copyOf(
          """
          extension/adds first in an object
          extension/date with state
          extension/date with state in an object
          extension/decimal with state
          extension/decimal with state in an object
          extension/decorates in an object
          extension/list with state in an object
          extension/map with state in an object
          extension/ranks by length in an object
          extension/ranks in an object
          extension/recent in an object
          extension/recently put in an object
          extension/sums in an object
          extra/bit set empty in an object
          extra/bit set in an object
          extra/class in an object
          extra/externalizable
          extra/file in an object
          extra/handwritten
          extra/lambda
          extra/list with state in an object
          extra/map with state in an object
          extra/pattern in an object
          extra/proxy in an object
          extra/random in an object
          extra/serializable lambda
          extra/string builder in an object
          extra/time zone in an object
          failure/nothing may be suppressed
          failure/nothing may be suppressed in an object
          name/file empty in an object
          name/file in an object
          name/qualified name in an object
          name/random in an object
          scalar/sql date in an object
          scalar/sql time in an object
          scalar/sql timestamp as date in an object
          scalar/sql timestamp before 1970 in an object
          scalar/sql timestamp in an object
          text/lone high surrogate in an object
          text/lone low surrogate in an object
          text/long with lone surrogate in an object
          text/swapped surrogates in an object
          text/two high surrogates in an object
          time/offset 0 in an object
          time/offset date time in an object
          time/offset date time max in an object
          time/offset date time utc in an object
          time/offset in an object
          time/offset time in an object
          time/zone in an object
          time/zone that is an offset in an object
          time/zone with prefix in an object
          time/zoned date time in an object
          time/zoned date time in overlap in an object
          time/zoned date time offset in an object
          time/zoned date time utc in an object
          """
              .lines()
              .toList());

  /**
   * What that leaves no choice but to refuse on encode, though the library brings it back: with
   * hooks that fill what is not transient, or in private fields of the JDK, of which some are
   * missing afterwards. And a queue that happens to be in order.
   */
  private static final Set<String> OVER_REFUSED =
      Set.copyOf(
          """
          extra/bit set empty
          extra/externalizable
          extra/file
          extra/handwritten
          extra/lambda
          extra/random
          extra/resolved when read
          extra/serializable lambda
          extra/string builder
          extra/time zone
          failure/nothing may be suppressed
          map/unmodifiable
          name/file
          name/file empty
          name/qualified name
          name/random
          queue/priority as queue
          set/unmodifiable
          time/zone
          time/zone with prefix
          """
              .lines()
              .toList());

  private static final String FIELDS = "private fields of the JDK would be filled past its checks";

  /** What Protostuff brings back by fields that no constructor has checked, or by luck. */
  static final Exemptions EXEMPTIONS =
      Exemptions.none()
          .refuses("the state beside the content may differ", "everyday/values of keys")
          .refuses("the state beside the content may differ", "everyday/no values of keys")
          .refuses("the state beside the content may differ", "everyday/headers")
          .refuses(FIELDS, "everyday/place *")
          .refuses(FIELDS, "everyday/choice")
          .refuses(FIELDS, "everyday/zone *")
          .refuses(FIELDS, "everyday/time 22 *")
          .refuses(FIELDS, "everyday/time 23 *")
          .refuses(FIELDS, "everyday/time 24 *")
          .refuses(FIELDS, "everyday/time 25 *")
          .refuses(FIELDS, "everyday/time 26 *")
          .refuses(FIELDS, "everyday/time 27 *")
          .refuses(FIELDS, "everyday/time 28 *")
          .refuses(FIELDS, "everyday/time 31 *")
          .refuses(FIELDS, "everyday/time 36 *")
          .refuses(FIELDS, "everyday/calendar of a zone of ours")
          .refuses(FIELDS, "everyday/generator")
          .refuses(FIELDS, "everyday/sum of fractions")
          .refuses(FIELDS, "everyday/text in parts")
          .refuses(FIELDS, "everyday/first entry")
          .refuses(FIELDS, "everyday/shared array");

  /** Roots are messages, and the list of a basket has a view in another field. */
  static final Map<String, String> FAULTS =
      Map.of(
          "Writings: everyday/basket",
          "a view that is a reference is refused by decoding only",
          "Loaders: A type argument of another loader comes back",
          "a list is no message",
          "Loaders: A declared class of another loader comes back, with all that it declares",
          "an array is no message");

  /**
   * Moreover enums that are in order in a map without one: in each JVM, their hashes are others.
   */
  static Set<String> overRefused() {
    Set<String> names = new HashSet<>(OVER_REFUSED);
    if (List.copyOf(new HashSet<>(EnumSet.allOf(Color.class))).equals(List.of(Color.values()))) {
      names.add("map/enum map as map");
    }
    return names;
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("protostuff-plain").allow(Stock.class.getName() + "*");
  }

  @Override
  public byte[] write(Object value) {
    requireMessage(value);
    return write(value, schema(value.getClass()));
  }

  byte[] write(Object value, Schema<Object> schema) {
    return ProtostuffIOUtil.toByteArray(value, schema, LinkedBuffer.allocate());
  }

  /** The library would write the private fields of any class, but a root is a message. */
  private static void requireMessage(Object value) {
    if (!value.getClass().getName().startsWith("dev.polycodec.")
        || value instanceof Enum
        || value instanceof Collection
        || value instanceof Map) {
      throw new IllegalArgumentException("No message");
    }
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) {
    Schema<Object> schema = schema(type);
    Object value = schema.newMessage();
    merge(bytes, value, schema);
    return value;
  }

  void merge(byte[] bytes, Object value, Schema<Object> schema) {
    ProtostuffIOUtil.mergeFrom(bytes, value, schema);
  }

  @SuppressWarnings("unchecked") // the schema of a class takes its objects
  Schema<Object> schema(Class<?> type) {
    return (Schema<Object>) RuntimeSchema.getSchema(type);
  }

  @Override
  public List<Object> values() {
    return List.of(new Stock(3), new Stock.Tagged(4));
  }
}
