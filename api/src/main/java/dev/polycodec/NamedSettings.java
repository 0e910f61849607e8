package dev.polycodec;

import dev.polycodec.internal.select.SettingsFile;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What properties say of a codec, for a builder. */
final class NamedSettings {

  private static final List<String> OF_BUILD = List.of("codec", "deny");
  private static final List<String> OF_ENVELOPES =
      List.of("also-read", "on-failure", "read-legacy");

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
   * the latter two name, and what they deny, is for {@link CodecBuilder#build} to find. What they
   * say of envelopes is for codecs that have some.
   *
   * @throws IllegalStateException if two files say different things, and nothing else overrules
   *     them
   */
  NamedSettings(Map<?, ?> own, ClassLoader loader) {
    if (own instanceof Properties properties) { // whose defaults are not among its entries
      properties.stringPropertyNames().forEach(key -> addOwn(key, properties.getProperty(key)));
    }
    own.forEach((key, value) -> addOwn(key.toString(), value));
    boolean isBare = !values.getOrDefault("envelope", "").isBlank() && writing() == Writing.FALSE;
    List<SettingsFile> files = SettingsFile.of(loader);
    for (String key : SettingsFile.KEYS) {
      boolean isOfOthers = OF_BUILD.contains(key) || (isBare && OF_ENVELOPES.contains(key));
      if (!isOfOthers && !values.containsKey(key)) {
        String system = SettingsFile.ofSystem(key);
        put(key, system == null ? ofFiles(files, key) : system);
      }
    }
  }

  private void addOwn(String key, @Nullable Object value) {
    if (key.startsWith(SettingsFile.PREFIX)) {
      String name = key.substring(SettingsFile.PREFIX.length());
      SettingsFile.requireKnown(name, key);
      put(name, value);
    }
  }

  private void put(String key, @Nullable Object value) {
    if (value != null) {
      values.put(key, value.toString());
    }
  }

  /** The patterns of all jars count. The order of jars does not decide what is written. */
  private static @Nullable String ofFiles(List<SettingsFile> files, String key) {
    if (key.equals("allow")) {
      return files.stream()
          .flatMap(file -> Stream.ofNullable(file.get(key)))
          .collect(Collectors.joining(";"));
    }
    SettingsFile only = SettingsFile.only(files, key);
    return only == null ? null : only.get(key);
  }

  void applyTo(CodecBuilder builder) {
    values.values().removeIf(String::isBlank);
    Stream.ofNullable(values.get("codec")).forEach(codec -> builder.use(codec.trim()));
    Stream.ofNullable(values.get("allow")).forEach(patterns -> builder.allow(patterns));
    Stream.ofNullable(values.get("deny")).forEach(patterns -> builder.deny(patterns));
    if (values.containsKey("evolution")) {
      builder.evolution(one(Evolution.class, "evolution", ""));
    }
    if (writing() != Writing.FALSE) {
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
    if (writing() == Writing.NOT_YET) {
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
            SettingsFile.PREFIX + key + " cannot be combined with polycodec.envelope=false");
      }
    }
  }

  private Writing writing() {
    return one(Writing.class, "envelope", "true");
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
        SettingsFile.PREFIX + key + " is one of " + String.join(", ", choices) + ", not " + value);
  }
}
