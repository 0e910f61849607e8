package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSONLargeObjectException;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.modules.ObjectReaderModule;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import dev.polycodec.DecodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Stack;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads with the library's own mapping of objects, by their fields. What it finds out
 * about classes stays in this codec, and bytes name none: there is no autotype.
 */
final class PlainBackend implements Backend {

  private static final int MOST_LEVELS = 1 << 20;

  /** More the library writes for who says so. */
  private static final int MOST_BYTES_BY_DEFAULT = 64 << 20;

  /** The library makes an {@code ArrayList} of each stack, wherever that is declared. */
  private static final ObjectReaderModule STACKS =
      new ObjectReaderModule() {
        @Override
        public @Nullable ObjectReader<?> getObjectReader(ObjectReaderProvider provider, Type type) {
          Type raw = type instanceof ParameterizedType of ? of.getRawType() : type;
          return raw == Stack.class ? PlainBackend::refuseStack : null;
        }
      };

  private final BackendConfig config;
  private final JSONReader.Context reading;
  private final JSONWriter.Context writing;

  /** What is known of a root: its type. */
  private record Root(Type type) implements Plan {}

  PlainBackend(BackendConfig config) {
    this.config = config;
    int levels = (int) Math.min(2L * config.limits().maxDepth() + 2, MOST_LEVELS);
    ObjectReaderProvider readers = new ObjectReaderProvider();
    readers.register(STACKS);
    reading =
        new JSONReader.Context(
            readers,
            JSONReader.Feature.FieldBased,
            JSONReader.Feature.DisableReferenceDetect,
            JSONReader.Feature.DisableSingleQuote,
            JSONReader.Feature.ErrorOnUnknownProperties,
            JSONReader.Feature.ErrorOnEnumNotMatch);
    reading.setMaxLevel(levels);
    reading.setObjectSupplier(LinkedHashMap::new);
    reading.setArraySupplier(ArrayList::new);
    writing = new JSONWriter.Context(new ObjectWriterProvider(), JSONWriter.Feature.FieldBased);
    writing.setMaxLevel(levels);
    writing.config(
        JSONWriter.Feature.LargeObject, config.limits().maxBytes() > MOST_BYTES_BY_DEFAULT);
  }

  private static Object refuseStack(
      JSONReader in, Type type, @Nullable Object name, long features) {
    throw new DecodeException("fastjson2 makes another list of a java.util.Stack");
  }

  @Override
  public Plan prepare(RootType root) {
    return new Root(root.type());
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(this, config);
  }

  byte[] write(@Nullable Object value) {
    try (JSONWriter out = JSONWriter.ofUTF8(writing)) {
      if (value == null) {
        out.writeNull();
      } else {
        out.setRootObject(value);
        Class<?> type = value.getClass();
        writing.getObjectWriter(type, type).write(out, value, null, null, 0);
      }
      return out.getBytes();
    } catch (JSONLargeObjectException e) {
      throw PayloadBuffer.tooLarge(config.limits().maxBytes());
    }
  }

  /** Reads a value, and nothing behind it. */
  @Nullable Object read(byte[] bytes, int offset, int length, Plan plan) {
    try (JSONReader in = JSONReader.of(bytes, offset, length, reading)) {
      Type type = ((Root) plan).type();
      Object value = reading.getObjectReader(type).readObject(in, type, null, 0);
      if (!in.isEnd()) {
        throw new MalformedDataException("There is more than one value");
      }
      return value;
    }
  }
}
