package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.hessian.HessianPlainOptions;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hessian's own serializers and deserializers. */
abstract class PlainHessian implements PlainLibrary {

  /**
   * What the policy refuses, hooks, containers with state, and values of the JDK that are rarely
   * stored or that Hessian gets wrong.
   */
  static final Set<String> REFUSED =
      Set.copyOf(
          """
          extension/adds first
          extension/anonymous list
          extension/date with state
          extension/decimal with state
          extension/decorates
          extension/holds more than it takes
          extension/list with state
          extension/map with state
          extension/only constructed
          extension/ranks
          extension/ranks by length
          extension/recent
          extension/recently put
          extension/sums
          extra/anonymous list
          extra/class
          extra/externalizable
          extra/handwritten
          extra/lambda
          extra/list with state
          extra/map with state
          extra/pattern
          extra/random
          extra/resolved when read
          extra/serializable lambda
          extra/time zone
          map/enum map empty
          name/path
          name/path anywhere
          name/qualified name
          name/random
          name/url
          name/url of a file
          queue/blocking array
          scalar/locale extension
          """
              .lines()
              .toList());

  /**
   * What the library brings back, or seems to, as the kit does not look at transient fields: the
   * policy never lets classes in, hooks of Java serialization do not run, nothing tells the class
   * of the keys of an empty map, and no public way leads to the state of the others.
   */
  static final Set<String> OVER_REFUSED =
      Set.of(
          "extra/externalizable",
          "extra/handwritten",
          "extra/random",
          "extra/resolved when read",
          "extra/time zone",
          "map/enum map empty",
          "name/qualified name",
          "name/random");

  private static final String FIELDS = "private fields of the JDK would be filled past its checks";
  private static final String NO_LIST = "Hessian has no serializer for List.of";
  private static final String BESIDE = "the state beside the content may differ";

  /** What Hessian brings back by fields that no constructor has checked, or by luck. */
  static final Exemptions EXEMPTIONS =
      Exemptions.none()
          .refuses(BESIDE, "everyday/values of keys")
          .refuses(BESIDE, "everyday/no values of keys")
          .refuses(BESIDE, "everyday/headers")
          .refuses(BESIDE, "everyday/time 36 *")
          .refuses(FIELDS, "everyday/place 13 *")
          .refuses(FIELDS, "everyday/place 14 *")
          .refuses(FIELDS, "everyday/short numbers")
          .refuses(FIELDS, "everyday/symbols of *")
          .refuses(FIELDS, "everyday/choice")
          .refuses(FIELDS, "everyday/message of nothing")
          .refuses(FIELDS, "everyday/zone *")
          .refuses(FIELDS, "everyday/time 25 *")
          .refuses(FIELDS, "everyday/generator")
          .refuses(FIELDS, "everyday/entries of many")
          .refuses(FIELDS, "everyday/natural order")
          .refuses(FIELDS, "everyday/shared array");

  /** Hessian writes no {@code List.of}, which the kit's tests of loaders do. */
  static final Map<String, String> FAULTS =
      Map.of(
          "Loaders: Two deployments of the same classes use one codec in turns",
          NO_LIST,
          "Loaders: A type argument of another loader comes back",
          NO_LIST,
          "Loaders: A declared class of another loader comes back, with all that it declares",
          NO_LIST,
          "Loaders: A value is not encoded as one of another class of the name",
          NO_LIST);

  private final String codec;

  PlainHessian(String codec) {
    this.codec = codec;
  }

  abstract AbstractHessianOutput output(ByteArrayOutputStream bytes);

  abstract AbstractHessianInput input(ByteArrayInputStream bytes);

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use(codec)
        .configure(
            HessianPlainOptions.builder()
                .setup(factory -> factory.setAllowNonSerializable(true))
                .build())
        .allow(Values.class.getName() + "$*")
        .allow("java.sql.*", "java.net.URI");
  }

  @Override
  public byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AbstractHessianOutput out = output(bytes);
    out.getSerializerFactory().setAllowNonSerializable(true);
    out.writeObject(value);
    out.flush();
    return bytes.toByteArray();
  }

  @Override
  public @Nullable Object read(byte[] bytes, Class<?> type) throws IOException {
    return input(new ByteArrayInputStream(bytes)).readObject();
  }

  @Override
  public List<Object> values() {
    return List.of(new Values.Kept("all"), new Values.Node(1));
  }
}
