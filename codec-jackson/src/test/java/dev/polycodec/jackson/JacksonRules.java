package dev.polycodec.jackson;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.polycodec.tck.OwnRules;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What Jackson does by itself. */
public final class JacksonRules {

  private static final List<Object> EXCLUDING =
      List.of(
          Ignored.filled(),
          Bundled.filled(),
          new IgnoredGetter(),
          new IgnoredUnderscored(),
          new WriteOnly(),
          new WriteOnlySetter(),
          new WriteOnlyParameter("kept", OwnRules.SECRET),
          new IgnoredByName(),
          new IgnoredByNewName(),
          new IgnoredBelow(),
          new NotIncluded(),
          new Component("kept", OwnRules.SECRET),
          new WriteOnlyComponent("kept", OwnRules.SECRET));

  /** Of the typed variants. */
  public static final OwnRules TYPED =
      new OwnRules(
          EXCLUDING, List.of(new Serializing(), new Valued(), new Annotated(), new AnyGetting()));

  /** Of the plain variants. */
  public static final OwnRules PLAIN =
      new OwnRules(
          List.of(Ignored.filled(), Bundled.filled(), new Component("kept", OwnRules.SECRET)),
          List.of());

  private JacksonRules() {}

  /** Says of its field that it is to be ignored. */
  static final class Ignored {
    public String kept = "kept";
    @JsonIgnore public @Nullable String secret;

    /** Sets what the constructor, which the plain variants call, leaves out. */
    static Ignored filled() {
      Ignored filled = new Ignored();
      filled.secret = OwnRules.SECRET;
      return filled;
    }
  }

  /** Stands for several annotations. */
  @JacksonAnnotationsInside
  @JsonIgnore
  @Retention(RetentionPolicy.RUNTIME)
  @interface Hidden {}

  /** Says so with an annotation of the application. */
  static final class Bundled {
    public String kept = "kept";
    @Hidden public @Nullable String secret;

    /** Sets what the constructor, which the plain variants call, leaves out. */
    static Bundled filled() {
      Bundled filled = new Bundled();
      filled.secret = OwnRules.SECRET;
      return filled;
    }
  }

  /** Says so of an accessor. */
  static final class IgnoredGetter {
    String kept = "kept";
    private @Nullable String secret = OwnRules.SECRET;

    @JsonIgnore
    public @Nullable String getSecret() {
      return secret;
    }

    public void setSecret(@Nullable String secret) {
      this.secret = secret;
    }
  }

  /** Says so of an accessor that has another name than the field. */
  static class Underscored {
    String kept = "kept";
    @Nullable String secret = OwnRules.SECRET;

    public @Nullable String getSECRET() {
      return secret;
    }
  }

  /** Says so of an inherited accessor. */
  static final class IgnoredUnderscored extends Underscored {
    @Override
    @JsonIgnore
    public @Nullable String getSECRET() {
      return super.getSECRET();
    }
  }

  /** May be set from outside, and not be seen. */
  static final class WriteOnly {
    String kept = "kept";

    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    @Nullable String secret = OwnRules.SECRET;
  }

  /** The same, as it was said before. */
  static final class WriteOnlySetter {
    String kept = "kept";
    private @Nullable String secret = OwnRules.SECRET;

    @JsonIgnore
    public @Nullable String getSecret() {
      return secret;
    }

    @JsonProperty
    public void setSecret(@Nullable String secret) {
      this.secret = secret;
    }
  }

  /** The same of a parameter. */
  static final class WriteOnlyParameter {
    String kept;
    @Nullable String secret;

    WriteOnlyParameter(
        @JsonProperty("kept") String kept,
        @JsonProperty(value = "secret", access = JsonProperty.Access.WRITE_ONLY)
            @Nullable String secret) {
      this.kept = kept;
      this.secret = secret;
    }
  }

  /** Says so of the class. */
  @JsonIgnoreProperties({"secret", "unknown"})
  static class IgnoredByName {
    String kept = "kept";
    @Nullable String secret = OwnRules.SECRET;
  }

  /** Says so of the class, by the name that the property has on the wire. */
  @JsonIgnoreProperties("pass-word")
  static final class IgnoredByNewName {
    String kept = "kept";

    @JsonProperty("pass-word")
    @Nullable String secret = OwnRules.SECRET;
  }

  /** Inherits it. */
  static final class IgnoredBelow extends IgnoredByName {}

  /** Says what is written. */
  @JsonIncludeProperties("kept")
  static final class NotIncluded {
    String kept = "kept";
    @Nullable String secret = OwnRules.SECRET;
  }

  /** Says so of a component. */
  record Component(String kept, @JsonIgnore @Nullable String secret) {}

  /** Says so of a component, otherwise. */
  record WriteOnlyComponent(
      String kept,
      @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @Nullable String secret) {}

  /** Is never written. */
  @JsonIgnoreType
  static final class Token {
    String text = OwnRules.SECRET;
  }

  /** Has one that is never written. */
  static final class Session {
    int number = 1;
    @Nullable Token token = new Token();
  }

  /** Is written, and from outside not set. */
  static final class ReadOnly {
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    long id = 1;

    @JsonIgnore(false)
    int kept = 1;

    @JsonIgnore private int renamed = 1;

    @JsonProperty("other")
    public int getRenamed() {
      return renamed;
    }

    void setRenamed(int renamed) {
      this.renamed = renamed;
    }
  }

  /** May have what is in it ignored, or not. */
  static final class Parent {
    @JsonIgnoreProperties("kept")
    @Nullable Ignored child = Ignored.filled();
  }

  /** Writes itself. */
  static final class Serializing implements JsonSerializable {
    transient int state = OwnRules.STATE;

    @Override
    public void serialize(JsonGenerator out, SerializerProvider provider) throws IOException {
      out.writeNumber(state);
    }

    @Override
    public void serializeWithType(
        JsonGenerator out, SerializerProvider provider, TypeSerializer typer) throws IOException {
      serialize(out, provider);
    }
  }

  /** Is written as another value. */
  static final class Valued {
    transient int state = OwnRules.STATE;

    @JsonValue
    int state() {
      return state;
    }
  }

  /** Names what writes it. */
  @JsonSerialize(using = ToStringSerializer.class)
  static final class Annotated {
    transient int state = OwnRules.STATE;

    @Override
    public String toString() {
      return "state " + state;
    }
  }

  /** Writes what it likes. */
  static final class AnyGetting {
    transient int state = OwnRules.STATE;

    @JsonAnyGetter
    Map<String, Integer> all() {
      return Map.of("state", state);
    }
  }

  /** Is written as another value that is its field. */
  static final class Whole {
    private final int number;

    Whole(int number) {
      this.number = number;
    }

    @JsonValue
    int number() {
      return number;
    }
  }
}
