package dev.polycodec.fory;

import dev.polycodec.spi.Accessors;
import dev.polycodec.spi.Message;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.fory.builder.Generated.GeneratedObjectSerializer;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.serializer.CodegenSerializer;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.Serializers;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads with Fory's serializer of a class by its fields: counts the objects that are
 * written, and how deep they lie. Those that are read, Fory counts.
 *
 * <p>It is what Fory takes for a generated serializer, because the bytes depend on that. What it
 * guards is made when it is needed, so that classes may refer to each other.
 */
final class StructGuard extends GeneratedObjectSerializer {

  private final Session session;
  private final boolean measured;
  private final List<Function<Object, @Nullable Object>> texts;

  /** Those of a record that is written. */
  private final @Nullable Accessors accessors;

  /** Refuses what is written, if its fields do not bring it back. */
  private final @Nullable Consumer<Object> lossCheck;

  private @Nullable Serializer<Object> serializer;
  private boolean making;

  StructGuard(Session session, ClassResolver resolver, Class<?> type) {
    super(resolver, type);
    this.session = session;
    this.measured = Message.measures(type);
    boolean writing = session.writing;
    this.texts = session.hardened && !writing ? Texts.places(type) : List.of();
    this.accessors = writing && type.isRecord() ? Accessors.of(type) : null;
    this.lossCheck = session.lossCheck(type);
  }

  private Serializer<Object> serializer() {
    if (serializer == null) {
      making = true;
      try {
        serializer = make((ClassResolver) typeResolver);
      } finally {
        making = false;
      }
    }
    return serializer;
  }

  @SuppressWarnings("unchecked") // it is of the class
  private Serializer<Object> make(ClassResolver resolver) {
    boolean generated =
        config.isCodeGenEnabled()
            && type.getClassLoader() != null // else it would be one for all codecs
            && CodegenSerializer.supportCodegenForJavaSerialization(type);
    Class<? extends Serializer> best =
        resolver.getObjectSerializerClass(
            type, resolver.isShareMeta(), generated, serializer -> {});
    return (Serializer<Object>) Serializers.newSerializer(resolver, type, best);
  }

  @Override
  public void write(WriteContext context, Object value) {
    Message message = session.message();
    message.enter(type);
    if (measured) {
      message.measure(value);
    }
    if (accessors != null) {
      Losses.requireKept(type, accessors.loss(value));
    }
    if (lossCheck != null) {
      lossCheck.accept(value);
    }
    serializer().write(context, value);
    message.exit();
  }

  @Override
  public Object read(ReadContext context) {
    Object value = serializer().read(context);
    for (int i = 0; i < texts.size(); i++) { // an iterator for each object is garbage
      Texts.require(texts.get(i).apply(value));
    }
    return value;
  }

  @Override
  public boolean readDataAlwaysAdvances() {
    return !making && serializer().readDataAlwaysAdvances();
  }
}
