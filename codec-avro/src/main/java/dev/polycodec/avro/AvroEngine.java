package dev.polycodec.avro;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.apache.avro.Schema;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;

/** Lets Avro write and read, under the policy and the limits. */
final class AvroEngine implements Engine {

  private final int maxBytes;
  private final KnownSchemas known;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final BoundedDecoder in = new BoundedDecoder();
  private final Map<AvroPlan, RootModel> roots = new IdentityHashMap<>();
  private final Function<AvroPlan, RootModel> models;

  AvroEngine(BackendConfig config, KnownSchemas known, Function<AvroPlan, RootModel> models) {
    this.models = models;
    this.maxBytes = config.limits().maxBytes();
    this.known = known;
  }

  private RootModel root(Plan plan, Message message) {
    RootModel root = roots.computeIfAbsent((AvroPlan) plan, models);
    root.begin(message);
    return root;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    if (value == null) {
      throw new EncodeException("Avro has no form for a root that is null: encode an object");
    }
    RootModel root = root(plan, message);
    RootWriter writer = root.writer(((AvroPlan) plan).schemaOf(value));
    payload.reset(headroom, maxBytes);
    Header.write(writer.fingerprint(), payload);
    writer.write(value, EncoderFactory.get().directBinaryEncoder(payload, null));
    int size = payload.size() - Header.SIZE;
    root.requireKept(value, payload.reserve(0), payload.position() - size, size);
    root.end();
    payload.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    RootModel root = root(plan, message);
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
    roots.values().forEach(RootModel::end);
    in.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
