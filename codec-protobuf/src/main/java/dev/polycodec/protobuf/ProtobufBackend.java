package dev.polycodec.protobuf;

import com.google.protobuf.DynamicMessage;
import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import dev.polycodec.CodecException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.lang.reflect.Modifier;

/** Finds the generated classes of one codec. */
final class ProtobufBackend implements Backend {

  private final BackendConfig config;
  private final ExtensionRegistry extensions;

  ProtobufBackend(BackendConfig config) {
    this.config = config;
    this.extensions =
        config
            .options(ProtobufOptions.class)
            .map(ProtobufOptions::extensions)
            .orElse(ExtensionRegistry.getEmptyRegistry());
  }

  @Override
  public Plan prepare(RootType root) {
    return MessagePlan.of(empty(root.raw()), extensions, config);
  }

  /** Returns the message of a class that has no field. */
  private static Message empty(Class<?> type) {
    if (!Message.class.isAssignableFrom(type)
        || Modifier.isAbstract(type.getModifiers())
        || type == DynamicMessage.class) {
      throw new CodecException(
          type.getName()
              + " is no class of messages that protoc generates, and protobuf carries no others:"
              + " describe it in a .proto file, or take a codec for objects of any class, such as"
              + " kryo");
    }
    return Internal.getDefaultInstance(type.asSubclass(Message.class));
  }

  @Override
  public Engine newEngine() {
    return new ProtobufEngine(extensions, config.limits().maxBytes());
  }
}
