package dev.polycodec.protobuf.json;

import com.google.protobuf.Internal;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.TypeRegistry;
import com.google.protobuf.util.JsonFormat;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.protobuf.messages.Orders;
import dev.polycodec.protobuf.messages.ProtobufVersions;
import dev.polycodec.protobuf.orders.Address;
import dev.polycodec.protobuf.orders.Empty;
import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.evolution.SchemaVersions;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** JSON by the library, as an application uses it without Polycodec. */
public final class JsonLibrary implements SchemaLibrary {

  private static final TypeRegistry TYPES =
      TypeRegistry.newBuilder().add(Address.getDescriptor()).build();

  /** Called by the kit. */
  public JsonLibrary() {}

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("protobuf-json").configure(ProtobufJsonOptions.of(TYPES));
  }

  @Override
  public List<Object> values() {
    return List.of(
        Orders.order(),
        Orders.address(),
        Orders.scalars().toBuilder().setADouble(1e-300).build(),
        Orders.wellKnown(),
        Orders.wellKnown().getStruct(),
        Orders.wellKnown().getBoxed(),
        Orders.old(),
        Orders.nested(5),
        Empty.getDefaultInstance());
  }

  @Override
  public Object nested(int depth) {
    return Orders.nested(depth);
  }

  @Override
  public byte[] write(Object value) throws InvalidProtocolBufferException {
    return JsonFormat.printer()
        .usingTypeRegistry(TYPES)
        .omittingInsignificantWhitespace()
        .print((Message) value)
        .getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) throws InvalidProtocolBufferException {
    Message.Builder builder =
        Internal.getDefaultInstance(type.asSubclass(Message.class)).newBuilderForType();
    JsonFormat.parser()
        .usingTypeRegistry(TYPES)
        .merge(new String(bytes, StandardCharsets.UTF_8), builder);
    return builder.build();
  }

  @Override
  public SchemaVersions versions() {
    return ProtobufVersions.JSON;
  }

  @Override
  public String refusal(Class<?> type) {
    return type.getName()
        + " is no class of messages that protoc generates, and protobuf-json carries no others:"
        + " describe it in a .proto file, or take a codec for objects of any class, such as kryo";
  }
}
