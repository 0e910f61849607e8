package dev.polycodec.protobuf;

import com.google.protobuf.Empty;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.TypeRegistry;
import com.google.protobuf.util.JsonFormat;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.util.HashMap;

/** The library's JSON, which is in a jar of its own; loaded only where that is wanted. */
final class JsonBackend implements Backend {

  private static final String LIBRARY = "com.google.protobuf:protobuf-java-util";

  private final TypeRegistry types;
  private final boolean strict;
  private final int maxBytes;

  private JsonBackend(BackendConfig config) {
    this.strict = config.evolution() == Evolution.STRICT;
    this.maxBytes = config.limits().maxBytes();
    this.types =
        config
            .options(ProtobufJsonOptions.class)
            .map(ProtobufJsonOptions::types)
            .orElse(TypeRegistry.getEmptyTypeRegistry());
  }

  static Backend open(BackendConfig config) {
    ProtobufBackend.requireVersion();
    try {
      BackendVersion.require(LIBRARY, JsonFormat.class, ProtobufBackend.FLOOR);
      JsonFormat.printer().print(Empty.getDefaultInstance()); // Gson, too, has to be there
    } catch (NoClassDefFoundError e) {
      throw new CodecException(
          "protobuf-json needs "
              + LIBRARY
              + " with its Gson, which protobuf does without: add it to the dependencies, on the"
              + " module path also --add-modules com.google.protobuf.util,com.google.gson",
          null,
          null,
          e);
    } catch (InvalidProtocolBufferException e) {
      throw new CodecException(LIBRARY + " does not write an empty message", null, null, e);
    }
    return new JsonBackend(config);
  }

  @Override
  public Plan prepare(RootType root) {
    return MessageType.of(ProtobufBackend.empty(root.raw()), new HashMap<>());
  }

  @Override
  public Engine newEngine() {
    return new JsonEngine(types, strict, maxBytes);
  }
}
