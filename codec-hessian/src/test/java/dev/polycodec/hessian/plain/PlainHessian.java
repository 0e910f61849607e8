package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
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
          extra/atomic array
          extra/atomic reference
          extra/charset
          extra/class
          extra/exception
          extra/externalizable
          extra/file
          extra/handwritten
          extra/lambda
          extra/list with state
          extra/map with state
          extra/math context
          extra/pattern
          extra/random
          extra/resolved when read
          extra/serializable lambda
          extra/string builder
          extra/time zone
          failure/assertion
          failure/cause
          failure/class not found
          failure/execution
          failure/file
          failure/index
          failure/invocation
          failure/no cause, for good
          failure/no message
          failure/no stack trace
          failure/nothing may be suppressed
          failure/null pointer
          failure/number
          failure/own
          failure/own with a cause
          failure/own with methods
          failure/parse
          failure/pattern
          failure/resource
          failure/stack overflow
          failure/stack trace
          failure/suppressed
          failure/throwable
          failure/time
          failure/unchecked
          failure/uri
          map/enum map
          map/enum map empty
          map/enum map full
          map/immutable entry
          name/address
          name/address with a name
          name/charset
          name/fair lock
          name/file
          name/file empty
          name/lock
          name/lock to read and write
          name/long address
          name/path
          name/path anywhere
          name/qualified name
          name/random
          name/url
          name/url of a file
          object/record empty
          queue/blocking array
          scalar/locale extension
          """
              .lines()
              .toList());

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
        .allow(HessianPlainTest.class.getName() + "$*")
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
    return List.of(new HessianPlainTest.Everything("all"), new HessianPlainTest.Node(1));
  }
}
