package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamWriteException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.GuardedParser;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The form of the variants without types: what Jackson's databind and its annotations say. */
final class PlainForm {

  private static final int MAX_ROOTS = 256;

  private final ObjectMapper mapper;
  private final DataBinding binding;
  private final Current current;
  private final Map<Plan, Root> roots = new IdentityHashMap<>();
  private @Nullable String place;

  PlainForm(ObjectMapper mapper, DataBinding binding, Current current) {
    this.mapper = mapper;
    this.binding = binding;
    this.current = current;
  }

  /** What all engines share of a root type. */
  record Type(JavaType type, JavaType written, Fidelity.Check check, @Nullable ModuleCheck modules)
      implements Plan {

    Type(JavaType type, Fidelity.Check check) {
      this(type, type, check, null);
    }

    /** Returns whether a module decides on the root; it is tried like any value. */
    @Override
    public boolean decides(Class<?> rootClass) {
      return modules != null && modules.decides(rootClass);
    }
  }

  /** What one engine has for a root type. */
  private record Root(ObjectWriter writer, ObjectReader reader) {}

  void write(JsonGenerator out, @Nullable Object value, Plan plan, Message message)
      throws Exception {
    current.begin(message);
    if (value != null) {
      ((Type) plan).check().require(value, current);
      if (plan.decides(value.getClass())) {
        Objects.requireNonNull(((Type) plan).modules()).requireRoot(value, current);
      }
      if (NativeTypes.isEmpty(value)) {
        throw new EncodeException(
            "An empty "
                + value.getClass().getName()
                + " would be null at the root; put it into a field, or use a codec that carries"
                + " types");
      }
    }
    try {
      root(plan).writer().writeValue(out, value);
    } catch (Exception e) {
      if (e instanceof JsonMappingException located) {
        place = Place.of(located, ((Type) plan).type(), binding);
      }
      throw explained(unwrapped(e));
    }
  }

  /** Returns what a serializer threw, which databind wraps to say where it was. */
  private static Exception unwrapped(Exception failure) {
    boolean wraps = failure.getClass() == JsonMappingException.class;
    return wraps
            && failure.getCause() instanceof Exception thrown
            && !(thrown instanceof IllegalAccessException)
        ? thrown
        : failure;
  }

  private static Exception explained(Exception failure) {
    CodecException closed =
        failure instanceof JsonMappingException located ? ClosedPackages.refusal(located) : null;
    if (closed != null) {
      return closed;
    }
    boolean lone =
        failure instanceof StreamWriteException
            && String.valueOf(failure.getMessage()).contains("urrogate");
    return lone
        ? new EncodeException(
            "A string has a lone surrogate, for which UTF-8 has no form; mend the string, or use"
                + " a codec that carries it, such as json or kryo")
        : failure;
  }

  @Nullable Object read(JsonParser parser, Plan plan, Message message) throws Exception {
    current.begin(message);
    JsonParser in = GuardedParser.of(parser, current);
    if (in.nextToken() == null) {
      throw new MalformedDataException("There are no bytes to decode");
    }
    if (in.hasToken(JsonToken.VALUE_NULL)) {
      return null;
    }
    JavaType declared = ((Type) plan).type();
    try {
      return message.sound(root(plan).reader().readValue(in), declared.getRawClass());
    } catch (Exception e) {
      place = Place.of(in.getParsingContext(), declared, binding);
      throw unreadable(e);
    }
  }

  /** Bytes are not to blame if nothing says of which class an object is. */
  private static Exception unreadable(Exception failure) {
    JavaType type = failure instanceof InvalidDefinitionException e ? e.getType() : null;
    return type != null && type.isAbstract()
        ? new DecodeException(
            "A codec without types reads no object where "
                + type.getRawClass().getName()
                + " is declared; declare the exact type, annotate it with @JsonTypeInfo, or use a"
                + " codec that carries types",
            null,
            null,
            failure)
        : explained(failure);
  }

  private Root root(Plan plan) {
    Root root = roots.get(plan);
    if (root == null) {
      if (roots.size() >= MAX_ROOTS) {
        roots.clear();
      }
      JavaType type = ((Type) plan).type();
      root =
          new Root(
              writer((Type) plan).withAttribute(Current.class, current),
              mapper.readerFor(type).withAttribute(Current.class, current));
      roots.put(plan, root);
    }
    return root;
  }

  private ObjectWriter writer(Type plan) {
    boolean own = plan.type().isArrayType() && plan.type() != plan.written();
    return own || NaturalValues.isNatural(plan.type().getRawClass())
        ? mapper.writer() // which asks each element for its class
        : mapper.writerFor(plan.written());
  }

  /** Returns where the last message failed, null if it did not, or at the root. */
  @Nullable String place() {
    return place;
  }

  /** Drops what a message left, whether it failed or not. */
  void reset() {
    place = null;
    current.reset();
  }
}
