package dev.polycodec;

import dev.polycodec.internal.select.Nearest;
import dev.polycodec.internal.select.Resources;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What properties say of a codec, for a builder. */
final class NamedSettings {

  private static final String PREFIX = "polycodec.";
  private static final String RESOURCE = "polycodec.properties";
  private static final List<String> OF_ENVELOPES =
      List.of("also-read", "on-failure", "read-legacy");
  private static final List<String> KEYS =
      List.of(
          "allow",
          "also-read",
          "codec",
          "deny",
          "envelope",
          "evolution",
          "on-failure",
          "read-legacy");

  private final Map<String, String> values = new TreeMap<>();

  /** Whether envelopes are written; or only read, until all processes know them. */
  private enum Writing {
    TRUE,
    FALSE,
    NOT_YET
  }

  /** What becomes of bytes that cannot be decoded. */
  private enum OnFailure {
    THROW,
    MISS
  }

  /**
   * Collects settings: a map's own, else the system's, else those on the class path. The codec that
   * the latter two name is for {@link CodecBuilder#build} to find.
   */
  NamedSettings(Map<?, ?> own, ClassLoader loader) {
    try {
      for (URL url : Collections.list(loader.getResources(RESOURCE))) {
        addResource(url);
      }
    } catch (IOException e) {
      throw new CodecException("Cannot read " + RESOURCE + ": " + e.getMessage(), null, null, e);
    }
    System.getProperties().stringPropertyNames().forEach(this::addSystem);
    values.remove("codec");
    if (own instanceof Properties properties) { // whose defaults are not among its entries
      properties.stringPropertyNames().forEach(key -> addOwn(key, properties.getProperty(key)));
    }
    own.forEach((key, value) -> addOwn(key.toString(), value));
  }

  /** Of the system's properties others may begin like ours, so only misspelt ones are refused. */
  private void addSystem(String key) {
    String name = key.startsWith(PREFIX) ? key.substring(PREFIX.length()) : "";
    if (KEYS.contains(name)) {
      put(name, System.getProperty(key));
    } else if (Nearest.of(name, KEYS) != null) {
      requireKnown(name, key + " of the system");
    }
  }

  /** The patterns of all jars count. */
  private void addResource(URL url) throws IOException {
    Properties properties = Resources.properties(url);
    for (String key : properties.stringPropertyNames()) {
      requireKnown(key, key + " in " + url);
      boolean patterns = key.equals("allow") || key.equals("deny");
      String value = properties.getProperty(key);
      values.merge(key, value, (first, second) -> patterns ? first + ";" + second : first);
    }
  }

  private void addOwn(String key, @Nullable Object value) {
    if (key.startsWith(PREFIX)) {
      String name = key.substring(PREFIX.length());
      requireKnown(name, key);
      put(name, value);
    }
  }

  private void put(String key, @Nullable Object value) {
    if (value != null) {
      values.put(key, value.toString());
    }
  }

  private static void requireKnown(String key, String shown) {
    if (!KEYS.contains(key)) {
      String meant = Nearest.of(key, KEYS);
      throw new IllegalArgumentException(
          "There is no setting "
              + shown
              + ", but: "
              + String.join(", ", KEYS)
              + (meant == null ? "" : ". Did you mean '" + meant + "'?"));
    }
  }

  void applyTo(CodecBuilder builder) {
    values.values().removeIf(String::isBlank);
    Stream.ofNullable(values.get("codec")).forEach(codec -> builder.use(codec.trim()));
    Stream.ofNullable(values.get("allow")).forEach(patterns -> builder.allow(patterns));
    Stream.ofNullable(values.get("deny")).forEach(patterns -> builder.deny(patterns));
    if (values.containsKey("evolution")) {
      builder.evolution(one(Evolution.class, "evolution", ""));
    }
    if (one(Writing.class, "envelope", "true") != Writing.FALSE) {
      builder.envelope(envelope());
    } else {
      requireNoneOfEnvelopes();
    }
  }

  private Envelope envelope() {
    Envelope envelope = Envelopes.defaults().alsoRead(names("also-read").toArray(String[]::new));
    for (String codec : names("read-legacy")) {
      envelope = envelope.readLegacy(codec);
    }
    if (one(Writing.class, "envelope", "true") == Writing.NOT_YET) {
      envelope = envelope.notYetWritten();
    }
    return one(OnFailure.class, "on-failure", "throw") == OnFailure.MISS
        ? envelope.onDecodeFailure(failure -> !(failure instanceof TypeNotAllowedException))
        : envelope;
  }

  private void requireNoneOfEnvelopes() {
    for (String key : OF_ENVELOPES) {
      if (values.containsKey(key)) {
        throw new IllegalArgumentException(
            PREFIX + key + " cannot be combined with polycodec.envelope=false");
      }
    }
  }

  private List<String> names(String key) {
    String list = values.getOrDefault(key, "");
    return Stream.of(list.split(",")).map(String::trim).filter(name -> !name.isEmpty()).toList();
  }

  private <E extends Enum<E>> E one(Class<E> type, String key, String otherwise) {
    String value = values.getOrDefault(key, otherwise).trim().toLowerCase(Locale.ROOT);
    List<String> choices = new ArrayList<>();
    for (E constant : type.getEnumConstants()) {
      String choice = constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
      if (choice.equals(value)) {
        return constant;
      }
      choices.add(choice);
    }
    throw new IllegalArgumentException(
        PREFIX + key + " is one of " + String.join(", ", choices) + ", not " + value);
  }
}
