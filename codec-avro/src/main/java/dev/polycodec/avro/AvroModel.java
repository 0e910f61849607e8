package dev.polycodec.avro;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.lang.reflect.InaccessibleObjectException;
import java.nio.BufferUnderflowException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.Conversion;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.io.Encoder;
import org.apache.avro.reflect.CustomEncoding;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.specific.SpecificData;
import org.jspecify.annotations.Nullable;

/**
 * Avro's model of the objects of one root. Its classes are those of the plan, each asked of the
 * message by name before it is loaded: the library would look for them by the names in schemas.
 */
final class AvroModel extends ReflectData {

  /** Others send schemas, in new objects if they like. */
  private static final int MAX_READERS = 64;

  /** In so many bytes, nothing makes a stack that is worth giving up. */
  private static final int SHORT = 1 << 10;

  private final AvroPlan plan;
  private final BackendConfig config;
  private final SpecificData records;
  final BoundedDecoder in = new BoundedDecoder();
  private final Map<Schema, AvroReader> readers = new IdentityHashMap<>();
  private final Map<Schema, Class<?>> classes = new IdentityHashMap<>();

  AvroModel(AvroPlan plan, BackendConfig config) {
    super(config.loader());
    this.plan = plan;
    this.config = config;
    records = new SpecificData(config.loader());
    records.setCustomCoders(false); // nobody could count what generated code writes
    for (Conversion<?> conversion : plan.conversions()) {
      addLogicalTypeConversion(conversion);
      records.addLogicalTypeConversion(conversion);
    }
  }

  boolean reflects() {
    return plan.reflects();
  }

  Message message() {
    return in.message();
  }

  /** Writes a value to a buffer, and checks that a plain object comes back. */
  void write(Schema schema, Object value, Encoder out, PayloadBuffer written) throws IOException {
    if (!plan.reflects()) {
      new RecordWriter(schema, records, message()).write(value, out);
      return;
    }
    int from = written.position();
    try {
      new ReflectWriter(schema, this).write(value, out);
    } catch (CodecException e) {
      throw e;
    } catch (IOException | RuntimeException e) { // of several kinds
      if (e instanceof InaccessibleObjectException closed && isOwn(closed)) {
        throw closed; // of which all codecs say the same
      }
      throw ReflectWriter.lost(value, "it has a value that its schema has no place for", e);
    }
    config.requireKept(
        ReflectWriter.LOST,
        ReflectWriter.ADVICE,
        type -> false,
        value,
        () -> read(schema, written.reserve(0), from, written.position() - from, false));
  }

  /** Returns whether an application can open the package; the fields of the JDK are no business. */
  private static boolean isOwn(InaccessibleObjectException closed) {
    return !String.valueOf(closed.getMessage()).contains(": module java.");
  }

  /** Reads what was written with a schema. */
  Object read(Schema actual, byte[] bytes, int offset, int length, boolean count)
      throws IOException {
    boolean reusable = false;
    try {
      in.read(bytes, offset, length);
      AvroReader reader = reader(actual);
      Object value = reader.read(count);
      if (in.remainingBytes() > 0) {
        throw new MalformedDataException("Bytes follow the record");
      }
      reusable = length <= SHORT || !reader.leavesOut();
      return value;
    } catch (BufferUnderflowException e) {
      throw new MalformedDataException("The bytes end within a value");
    } finally {
      if (!reusable) {
        readers.remove(actual); // with its stack
      }
      in.clear();
    }
  }

  private AvroReader reader(Schema actual) throws IOException {
    AvroReader known = readers.get(actual);
    if (known == null) {
      Schema expected = Objects.requireNonNullElse(plan.schema(), actual);
      known = new AvroReader(actual, expected, this);
      if (readers.size() == MAX_READERS) {
        readers.clear();
      }
      readers.put(actual, known);
    }
    return known;
  }

  /** Returns the class of the objects of a record; null for an entry of a map, which is none. */
  @Nullable Class<?> recordClass(Schema record) {
    return plan.schema() == null ? GenericData.Record.class : getClass(record);
  }

  /** Returns the class that is declared for a part of the schema; null if the library decides. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public @Nullable Class getClass(Schema part) {
    Class<?> known = classes.get(part);
    String name = known == null ? plan.className(part) : null;
    if (name != null) {
      known = message().load(name);
      classes.put(part, known);
    }
    if (known != null) {
      message().admit(known);
    }
    return known;
  }

  @Override
  public @Nullable CustomEncoding getCustomEncoding(Schema of) {
    return null; // those of fields are found by the field
  }
}
