package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.benchmarks.KnownClasses;
import io.protostuff.CollectionSchema;
import io.protostuff.LinkedBuffer;
import io.protostuff.MapSchema;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.ExplicitIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reused buffer for each thread, and all classes registered by number.
 *
 * <p>By default, the library takes the class of a field or of the root from its declaration: it
 * loses subclasses, turns a {@code LinkedHashMap} declared as {@code Map} into a {@code HashMap},
 * and drops null elements. What is compared must not, so the flags that keep them are on, and the
 * root is in a field of any class. Numbers instead of names make that as cheap as the library can.
 */
final class ProtostuffExpert implements Contender {

  private static final int INITIAL = 4096;

  private static final int FLAGS =
      IdStrategy.MORPH_NON_FINAL_POJOS
          | IdStrategy.MORPH_COLLECTION_INTERFACES
          | IdStrategy.MORPH_MAP_INTERFACES
          | IdStrategy.PRESERVE_NULL_ELEMENTS;

  private final Schema<Root> schema = RuntimeSchema.createFrom(Root.class, registered());
  private final ThreadLocal<LinkedBuffer> buffers =
      ThreadLocal.withInitial(() -> LinkedBuffer.allocate(INITIAL));
  private final ThreadLocal<ReusedOutput> outputs = ThreadLocal.withInitial(ReusedOutput::new);

  private static IdStrategy registered() {
    ExplicitIdStrategy.Registry registry =
        new ExplicitIdStrategy.Registry(FLAGS, null, 0, 10, 10, 10, 10, 10);
    int id = 1;
    for (Class<?> type : KnownClasses.ALL) {
      register(registry, type, id++);
    }
    return registry.strategy;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an enum class is a Class of its own Enum
  private static void register(ExplicitIdStrategy.Registry registry, Class<?> type, int id) {
    String name = type.getSimpleName();
    if (type.isEnum()) {
      registry.registerEnum((Class) type, id);
    } else if (Collection.class.isAssignableFrom(type)) {
      registry.registerCollection(CollectionSchema.MessageFactories.valueOf(name), id);
    } else if (Map.class.isAssignableFrom(type)) {
      registry.registerMap(MapSchema.MessageFactories.valueOf(name), id);
    } else if (!type.isArray()) {
      registry.registerPojo(type, id);
    }
  }

  @Override
  public byte[] encode(Object value) {
    LinkedBuffer buffer = buffers.get();
    try {
      return ProtostuffIOUtil.toByteArray(new Root(value), schema, buffer);
    } finally {
      buffer.clear();
    }
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws IOException {
    LinkedBuffer buffer = buffers.get();
    ReusedOutput output = outputs.get();
    output.reset();
    try {
      ProtostuffIOUtil.writeTo(output, new Root(value), schema, buffer);
    } finally {
      buffer.clear();
    }
    output.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes) {
    Root root = new Root(null);
    ProtostuffIOUtil.mergeFrom(bytes, root, schema);
    return Objects.requireNonNull(root.value);
  }

  /** Has the root in a field of any class, so that its class is in the bytes. */
  private static final class Root {

    @Nullable Object value;

    Root(@Nullable Object value) {
      this.value = value;
    }
  }
}
