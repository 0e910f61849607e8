package dev.polycodec.avro;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DirectBinaryEncoder;
import org.jspecify.annotations.Nullable;

/** Lets Avro write and read, under the policy and the limits. */
final class AvroEngine implements Engine {

  private final BackendConfig config;
  private final KnownSchemas known;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final BinaryEncoder encoder =
      new DirectBinaryEncoder(payload) {
        /** Refuses half a character, of which the library would make a question mark. */
        @Override
        public void writeString(String text) throws IOException {
          Bulk.requireWhole(text, "declare the field as bytes");
          super.writeString(text);
        }
      };
  private final Map<AvroPlan, AvroModel> models = new IdentityHashMap<>();

  /** Of the schemas that were written last; a generic record may have one that nobody else has. */
  private final Map<Schema, byte[]> headers = new WeakHashMap<>();

  AvroEngine(BackendConfig config, KnownSchemas known) {
    this.config = config;
    this.known = known;
  }

  private AvroModel model(Plan plan, Message message) {
    AvroModel model = models.computeIfAbsent((AvroPlan) plan, each -> new AvroModel(each, config));
    model.in.begin(message);
    return model;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws IOException {
    if (value == null) {
      throw new EncodeException("Avro has no form for a root that is null: encode an object");
    }
    AvroModel model = model(plan, message);
    Schema schema = ((AvroPlan) plan).schemaOf(value);
    payload.reset(headroom, config.limits().maxBytes());
    payload.write(headers.computeIfAbsent(schema, Header::of), 0, Header.SIZE);
    model.write(schema, value, encoder, payload);
    payload.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws IOException {
    Schema schema = writersSchema(Header.read(bytes, offset, length), (AvroPlan) plan, message);
    return model(plan, message)
        .read(schema, bytes, offset + Header.SIZE, length - Header.SIZE, true);
  }

  private Schema writersSchema(long fingerprint, AvroPlan plan, Message message) {
    Schema found = fingerprint == plan.fingerprint() ? plan.schema() : known.find(fingerprint);
    if (found == null) {
      throw new SchemaMismatchException(
          "The bytes were written with a schema of the fingerprint "
              + String.format("%016x", fingerprint)
              + ", which this codec does not know: add it by"
              + (message.isPart() ? "" : " SchemaExchange.of(codec).importSchemas, or by")
              + " AvroOptions.schema");
    }
    return found;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
