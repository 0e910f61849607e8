package dev.polycodec.jackson3.plain;

import java.util.IllformedLocaleException;
import java.util.Locale;
import tools.jackson.core.Version;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.std.FromStringDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** Writes locales as Jackson 2 does, {@code en_US}; Jackson 3 itself writes {@code en-US}. */
final class Jackson2Locales extends SimpleModule {

  private static final long serialVersionUID = 1;

  Jackson2Locales() {
    super("polycodec-locales", Version.unknownVersion());
    addSerializer(Locale.class, new ToStringSerializer(Locale.class)); // as Jackson writes keys
    addDeserializer(Locale.class, new Reader());
    addKeyDeserializer(Locale.class, new KeyReader());
  }

  /** Reads what {@code Locale.toString} gives, and two or three words with hyphens between. */
  private static Locale locale(String text) {
    int mark = text.indexOf('#');
    String[] words = (mark < 0 ? text : text.substring(0, mark)).split("[_-]", 3);
    String country = words.length > 1 ? words[1] : "";
    String variant = words.length > 2 ? words[2] : "";
    if (mark < 0) {
      return new Locale(words[0], country, variant);
    }
    String tail = text.substring(mark + 1).replace('_', '-');
    return new Locale.Builder()
        .setLanguageTag("und-" + tail)
        .setLanguage(words[0])
        .setRegion(country)
        .setVariant(variant.endsWith("_") ? variant.substring(0, variant.length() - 1) : variant)
        .build();
  }

  private static final class Reader extends FromStringDeserializer<Locale> {

    Reader() {
      super(Locale.class);
    }

    @Override
    protected Locale _deserialize(String text, DeserializationContext context) {
      try {
        return locale(text);
      } catch (IllformedLocaleException e) {
        return (Locale) context.handleWeirdStringValue(Locale.class, text, "not a locale");
      }
    }

    @Override
    protected Locale _deserializeFromEmptyString(DeserializationContext context) {
      return Locale.ROOT;
    }
  }

  private static final class KeyReader extends KeyDeserializer {

    @Override
    public Object deserializeKey(String name, DeserializationContext context) {
      try {
        return locale(name);
      } catch (IllformedLocaleException e) {
        return context.handleWeirdKey(Locale.class, name, "not a locale");
      }
    }
  }
}
