package dev.polycodec.dubbo;

import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.config.ConfigurationUtils;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.ApplicationModel;
import org.jspecify.annotations.Nullable;

/**
 * Dubbo's serialization {@code polycodec}: each argument and result is a message of the codec that
 * Dubbo's configuration names. Both peers have Polycodec. Safe for use by several threads.
 *
 * <p>The properties are those of {@link dev.polycodec.CodecBuilder#properties}.
 */
public final class PolycodecSerialization implements Serialization {

  private static final String PREFIX = "polycodec.";

  /** A number that none of Dubbo's own has. */
  private static final byte ID = 29;

  private final Lazily<TypedCodec<Object>> codec = new Lazily<>(PolycodecSerialization::build);

  /** Creates the serialization; Dubbo does. */
  public PolycodecSerialization() {}

  @Override
  public byte getContentTypeId() {
    return ID;
  }

  @Override
  public String getContentType() {
    return "x-application/polycodec";
  }

  @Override
  public ObjectOutput serialize(@Nullable URL url, OutputStream out) {
    return new MessagesOutput(codec, out);
  }

  @Override
  public ObjectInput deserialize(@Nullable URL url, InputStream in) {
    return new MessagesInput(codec, in);
  }

  private static TypedCodec<Object> build() {
    Map<String, String> properties = new HashMap<>();
    ConfigurationUtils.getSubProperties(
            ApplicationModel.defaultModel().modelEnvironment().getConfigurationMaps(), PREFIX)
        .forEach((key, value) -> properties.put(PREFIX + key, value));
    return Failures.allow(Codecs.builder()).properties(properties).build().forType(Object.class);
  }
}
