package dev.polycodec.protobuf.json;

import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Empty;
import com.google.protobuf.Internal;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import dev.polycodec.CodecException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.lang.reflect.Modifier;
import java.util.HashMap;

/** Finds the generated classes of one codec. */
final class JsonBackend implements Backend {

  private final BackendConfig config;

  JsonBackend(BackendConfig config) {
    this.config = config;
    BackendVersion.require("com.google.protobuf:protobuf-java-util", JsonFormat.class, "4.28.2");
    try {
      JsonFormat.printer().print(Empty.getDefaultInstance()); // Gson, too, has to be there
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalStateException("An empty message is not written", e);
    }
  }

  @Override
  public Plan prepare(RootType root) {
    Class<?> raw = root.raw();
    if (!Message.class.isAssignableFrom(raw)
        || Modifier.isAbstract(raw.getModifiers())
        || raw == DynamicMessage.class) {
      throw new CodecException(
          raw.getName()
              + " is no class of messages that protoc generates, and protobuf-json carries no"
              + " others: describe it in a .proto file, or take a codec for objects of any class,"
              + " such as kryo");
    }
    return JsonType.of(Internal.getDefaultInstance(raw.asSubclass(Message.class)), new HashMap<>());
  }

  @Override
  public Engine newEngine() {
    return new JsonEngine(config);
  }
}
