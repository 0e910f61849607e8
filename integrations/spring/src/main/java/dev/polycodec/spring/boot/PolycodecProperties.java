package dev.polycodec.spring.boot;

import dev.polycodec.Evolution;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The properties {@code polycodec.*} of an application.
 *
 * @param codec The codec that writes, such as kryo. Needed as soon as several are on the class
 *     path.
 * @param allow Classes that stored or received bytes may name, such as com.acme.*, beyond those
 *     that code declares.
 * @param deny Classes that no bytes may name, whatever allows them.
 * @param evolution How values of other versions of a class are treated. By default the codec's way.
 * @param envelope Whether stored values are in envelopes; 'not-yet' only reads them, the first step
 *     while processes without Polycodec read the same store.
 * @param readLegacy Codecs whose stored values without an envelope are read, too. By default
 *     jdk-plain if it is there, which is what Spring stored before.
 * @param alsoRead Codecs whose envelopes are read, too.
 * @param registry Where the schemas of stored values are, so that other versions of a class read
 *     them: in the Redis or the database of the application. By default nowhere.
 * @param onFailure What becomes of stored values in Redis that cannot be decoded, because their
 *     class has changed. A class that is not allowed is always an exception.
 * @param cache Caches in Redis.
 * @param http HTTP and RSocket.
 * @param kafka Kafka's producers and consumers.
 * @param redisTemplate Redis templates.
 * @param session Spring Session.
 */
@ConfigurationProperties(prefix = "polycodec", ignoreUnknownFields = false)
public record PolycodecProperties(
    @Nullable String codec,
    @DefaultValue List<String> allow,
    @DefaultValue List<String> deny,
    @Nullable Evolution evolution,
    @DefaultValue("true") Stored envelope,
    @Nullable List<String> readLegacy,
    @DefaultValue List<String> alsoRead,
    @Nullable Registry registry,
    @DefaultValue("miss") OnFailure onFailure,
    @DefaultValue Place cache,
    @DefaultValue Place http,
    @DefaultValue Place kafka,
    @DefaultValue Place redisTemplate,
    @DefaultValue Place session) {

  /**
   * A place that takes a codec unless it is told not to.
   *
   * @param enabled Whether Polycodec is used there.
   */
  public record Place(@DefaultValue("true") boolean enabled) {}

  /** Whether stored values are written in envelopes. */
  public enum Stored {
    /** They are. */
    TRUE,
    /** They are read, but not yet written. */
    NOT_YET
  }

  /** Where schemas are. */
  public enum Registry {
    /** In a hash of Redis. */
    REDIS,
    /** In a table of a database. */
    JDBC
  }

  /** What becomes of a stored value that cannot be decoded. */
  public enum OnFailure {
    /** It is as if nothing had been stored. */
    MISS,
    /** It is an exception. */
    THROW
  }
}
