package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.polycodec.spi.walk.LeafForm;
import dev.polycodec.spi.walk.NamedWire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * JSON that a person can read: an object is {@code {"field": value, ...}} without its null fields.
 * Where nothing tells the class, the object begins with {@code "@"}, and another value is wrapped
 * as {@code {"@": class, "=": value}}. A class is a name once, and its number from then on.
 */
record JsonWire(Supplier<JsonFactory> factories, int maxBytes) implements NamedWire {

  static final String TYPE = "@";
  static final String VALUE = "=";

  /** A name, also in quotes. */
  record JsonName(String text, SerializedString quoted) implements Name {

    static JsonName of(String name) {
      return new JsonName(name, new SerializedString(escaped(name)));
    }
  }

  @Override
  public Name name(String text) {
    return JsonName.of(text);
  }

  @Override
  public @Nullable LeafForm<?> leaf(Class<?> type, @Nullable LeafForm<?> form) {
    return JsonLeaves.of(type, form);
  }

  @Override
  public WireWriter newWriter() {
    return new JsonWriter(factories.get(), maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new JsonReader(factories.get());
  }

  /** A name that looks like the type's is marked, and told from it by the second mark. */
  static String escaped(String name) {
    return name.startsWith(TYPE) ? TYPE + name : name;
  }

  /** Takes back what {@link #escaped} did. */
  static String unescaped(String name) {
    return name.startsWith(TYPE) ? name.substring(TYPE.length()) : name;
  }
}
