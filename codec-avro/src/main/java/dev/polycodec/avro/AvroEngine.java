package dev.polycodec.avro;

import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/** Lets Avro write and read records, under the policy and the limits. */
final class AvroEngine implements Engine {

  private final ClassLoader loader;
  private final int maxBytes;
  private final KnownSchemas known;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final BoundedDecoder in = new BoundedDecoder();
  private final Map<AvroPlan, RootData> roots = new IdentityHashMap<>();

  AvroEngine(BackendConfig config, KnownSchemas known) {
    this.loader = config.loader();
    this.maxBytes = config.limits().maxBytes();
    this.known = known;
  }

  private RootData root(Plan plan, Message message) {
    RootData root = roots.computeIfAbsent((AvroPlan) plan, each -> new RootData(each, loader));
    root.begin(message);
    return root;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    Object record = Objects.requireNonNull(value, "the core refuses null");
    RootData root = root(plan, message);
    RecordWriter writer = root.writer(((AvroPlan) plan).schemaOf(record));
    payload.reset(headroom, maxBytes);
    Header.write(writer.fingerprint(), payload);
    writer.write(record, EncoderFactory.get().directBinaryEncoder(payload, null));
    root.end();
    payload.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    RootData root = root(plan, message);
    Schema schema = writersSchema(Header.read(bytes, offset, length), (AvroPlan) plan);
    in.begin(message, bytes, offset + Header.SIZE, length - Header.SIZE);
    Object record = root.reader(schema).readRoot(in);
    if (in.remainingBytes() > 0) {
      throw new MalformedDataException("Bytes follow the record");
    }
    root.end();
    in.clear();
    return record;
  }

  private Schema writersSchema(long fingerprint, AvroPlan plan) {
    Schema own = plan.schema();
    Schema found = own != null && plan.fingerprint() == fingerprint ? own : known.find(fingerprint);
    if (found == null) {
      throw new SchemaMismatchException(
          "The bytes were written with a schema of the fingerprint "
              + String.format("%016x", fingerprint)
              + ", which this codec does not know: add it by"
              + " SchemaExchange.of(codec).importSchemas, or by AvroOptions.schema");
    }
    return found;
  }

  @Override
  public boolean recover() {
    roots.values().forEach(RootData::end);
    in.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
