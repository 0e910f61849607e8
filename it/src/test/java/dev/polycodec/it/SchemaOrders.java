package dev.polycodec.it;

import com.acme.peers.generated.Line;
import com.acme.peers.generated.Notes;
import com.acme.peers.generated.Order;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecordBuilder;

/** The order that the scripts of the peers have, as what the codecs for schemas take. */
final class SchemaOrders {

  static final Schema AVRO = parse(Path.of("peers", "order.avsc"));

  private SchemaOrders() {}

  private static Schema parse(Path file) {
    try {
      return new Schema.Parser().parse(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static GenericData.Record avro() {
    return new GenericRecordBuilder(AVRO)
        .set("id", 7)
        .set("big", 1L << 40)
        .set("customer", "Ann \u00e9\u20ac")
        .set("total", 12.5)
        .set("open", true)
        .set("lines", List.of(avroLine("a", 1), avroLine("b", 2)))
        .set("notes", Map.of("k", "v"))
        .build();
  }

  private static GenericData.Record avroLine(String item, int count) {
    return new GenericRecordBuilder(AVRO.getField("lines").schema().getElementType())
        .set("item", item)
        .set("count", count)
        .build();
  }

  static Order protobuf() {
    return Order.newBuilder()
        .setId(7)
        .setBig(1L << 40)
        .setCustomer("Ann \u00e9\u20ac")
        .setTotal(12.5)
        .setOpen(true)
        .addLines(Line.newBuilder().setItem("a").setCount(1))
        .addLines(Line.newBuilder().setItem("b").setCount(2))
        .setNotes(Notes.newBuilder().putEntries("k", "v"))
        .build();
  }

  static com.acme.peers.generated.thrift.Order thrift() {
    return new com.acme.peers.generated.thrift.Order(
        7,
        1L << 40,
        "Ann \u00e9\u20ac",
        12.5,
        true,
        List.of(thriftLine("a", 1), thriftLine("b", 2)),
        Map.of("k", "v"));
  }

  private static com.acme.peers.generated.thrift.Line thriftLine(String item, int count) {
    return new com.acme.peers.generated.thrift.Line(item, count);
  }
}
