package dev.polycodec.dubbo;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.hessian.HessianPlainOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.config.ConfigurationUtils;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.ApplicationModel;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes the place of Dubbo's own {@code hessian2}, with its number and its bytes: the codec {@code
 * hessian-plain}, under Polycodec's policy and limits. Peers need not know. Safe for use by several
 * threads.
 *
 * <p>The property {@code polycodec.allow} of Dubbo's configuration has the classes of arguments and
 * results, as patterns of {@link CodecBuilder#allow(String...)}, separated by semicolons.
 */
public final class PolycodecHessian implements Serialization {

  private static final Logger LOG = LoggerFactory.getLogger(PolycodecHessian.class);
  private static final String ALLOW = "polycodec.allow";
  private static final byte HESSIAN2 = 2;

  private final Lazily<Codec> codec = new Lazily<>(PolycodecHessian::build);

  /** Creates the serialization; Dubbo does. */
  public PolycodecHessian() {}

  @Override
  public byte getContentTypeId() {
    return HESSIAN2;
  }

  @Override
  public String getContentType() {
    return "x-application/hessian2";
  }

  @Override
  public ObjectOutput serialize(@Nullable URL url, OutputStream out) {
    return new ValuesOutput(codec.get(), out);
  }

  /**
   * Returns the values of a stream, which ends with them.
   *
   * @throws IOException if the stream cannot be read
   */
  @Override
  public ObjectInput deserialize(@Nullable URL url, InputStream in) throws IOException {
    return new ValuesInput(codec.get(), in);
  }

  /** Without a codec Dubbo could not even answer: patterns that mean nothing allow nothing. */
  private static Codec build() {
    String patterns =
        ConfigurationUtils.getProperty(ApplicationModel.defaultModel(), ALLOW, "").trim();
    try {
      return patterns.isEmpty() ? builder().build() : builder().allow(patterns).build();
    } catch (IllegalArgumentException e) {
      LOG.error("No class is allowed, as {} is wrong: {}", ALLOW, e.getMessage());
      return builder().build();
    }
  }

  private static CodecBuilder builder() {
    return Failures.allow(Codecs.builder())
        .allow(Handles.names().toArray(String[]::new))
        .use("hessian-plain")
        .configure(
            HessianPlainOptions.builder()
                .severalValues(true)
                .setup(factory -> factory.addFactory(new DubboForms()))
                .build());
  }
}
