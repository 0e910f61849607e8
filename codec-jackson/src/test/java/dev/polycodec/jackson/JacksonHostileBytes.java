package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Payloads of the variants whose fields have names. */
final class JacksonHostileBytes implements HostileBytes {

  /** What says the class of the root. */
  enum Root {
    /** The declared type: nothing names a class. */
    DECLARED,
    /** The payload. */
    PAYLOAD
  }

  /** The name before that of a class. */
  private static final String CLASS = "@";

  private static final String VALUE = "value";
  private static final String ARRAY_LIST = "java.util.ArrayList";

  private final Root root;
  private final Supplier<JacksonForm> forms;

  JacksonHostileBytes(Root root, Supplier<JacksonForm> forms) {
    this.root = root;
    this.forms = forms;
  }

  @Override
  public List<Crafted> named(String className) {
    return List.of(
        named(
            out -> {
              value(out, className);
              out.startArray();
            }),
        named(
            out -> {
              type(out, className);
              out.endObject();
            }));
  }

  @Override
  public Crafted harmless() {
    return any(
        out -> {
          out.startArray();
          out.startArray();
          out.endArray();
          out.endArray();
        });
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case WRONG_REFERENCE, REFERENCE_BEYOND, REFERENCE_NEGATIVE ->
          Crafted.cannot("the format has no references");
      case LONGS, OBJECTS, NESTED_OBJECTS, NESTED_LISTS, MAP_NEGATIVE ->
          Crafted.cannot("a container announces no size, or is a list or map of none below zero");
      case LIST -> sized(out -> out.announceArray(Integer.MAX_VALUE));
      case MAP -> sized(out -> out.announceMap(1 << 30));
      case STRING -> sized(out -> out.announceText(Integer.MAX_VALUE));
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case DEFINITION -> Crafted.cannot("the bytes define no class");
      case CLASS_NUMBER ->
          named(
              out -> {
                out.startObject();
                out.name(CLASS);
                out.number(999);
              });
      case RAW_CONTAINER ->
          named(
              out -> {
                type(out, ARRAY_LIST);
                out.name("size");
                out.number(3);
                out.endObject();
              });
      case WRONG_OBJECT ->
          root == Root.DECLARED
              ? named(out -> {})
              : object(Bait.Pair.class, "dog", out -> type(out, Bait.Cat.class.getName()));
      case WRONG_ELEMENT ->
          root == Root.DECLARED
              ? named(out -> {})
              : object(
                  Bait.Kennel.class,
                  "dogs",
                  out -> {
                    out.startArray();
                    type(out, Bait.Cat.class.getName());
                    out.endObject();
                    out.endArray();
                  });
      case BYTES -> bytes("[B", Integer.MAX_VALUE);
      case BITS -> bytes("java.util.BitSet", -1);
      case DEEP_OBJECTS ->
          object(Bait.Chain.class, "next", out -> deep(out, JacksonHostileBytes::link));
      case DEEP_LISTS -> any(out -> deep(out, JacksonForm::startArray));
      case DEEP_MAPS -> any(out -> deep(out, this::map));
      case REFERENCES ->
          any(
              out -> {
                out.startArray();
                for (int i = 0; i < Attack.MANY; i++) {
                  out.startArray();
                  out.endArray();
                }
              });
      case SCALE -> object(Bait.Amount.class, VALUE, JacksonForm::tinyNumber);
    };
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
  }

  /** Returns bytes that are announced; where nothing names a class, a field declares them. */
  private Crafted bytes(String className, int length) {
    if (!(forms.get() instanceof JacksonForm.Binary)) {
      return Crafted.cannot("bytes are a text, which announces no length");
    }
    if (root == Root.DECLARED) {
      return object(Bait.Blob.class, VALUE, out -> announce(out, length)).of(new Bait.Blob());
    }
    return any(
        out -> {
          value(out, className);
          announce(out, length);
        });
  }

  private static void announce(JacksonForm out, int length) {
    ((JacksonForm.Binary) out).announceBytes(length);
  }

  private Crafted sized(Consumer<JacksonForm.Cbor> value) {
    return forms.get() instanceof JacksonForm.Cbor
        ? any(out -> value.accept((JacksonForm.Cbor) out))
        : Crafted.cannot("neither a container nor a long text announces its size");
  }

  private Crafted named(Consumer<JacksonForm> value) {
    return root == Root.DECLARED ? Crafted.cannot("the bytes name no classes") : any(value);
  }

  private Crafted any(Consumer<JacksonForm> value) {
    return object(Bait.Any.class, VALUE, value);
  }

  /** Returns a root with one field. */
  private Crafted object(Class<?> type, String field, Consumer<JacksonForm> value) {
    JacksonForm out = forms.get();
    if (root == Root.PAYLOAD) {
      type(out, type.getName());
    } else {
      out.startObject();
    }
    out.name(field);
    value.accept(out);
    out.endObject();
    return Crafted.of(out.toBytes());
  }

  private static void deep(JacksonForm out, Consumer<JacksonForm> level) {
    for (int i = 0; i < Attack.DEEP; i++) {
      level.accept(out);
    }
  }

  private static void link(JacksonForm out) {
    out.startObject();
    out.name("next");
  }

  private void map(JacksonForm out) {
    if (root != Root.DECLARED) {
      value(out, "java.util.HashMap");
    }
    out.startObject();
    out.name("key");
  }

  /** Begins an object of a class. */
  private static void type(JacksonForm out, String className) {
    out.startObject();
    out.name(CLASS);
    out.text(className);
  }

  /** Begins what is not an object, but has a class. */
  private static void value(JacksonForm out, String className) {
    type(out, className);
    out.name("=");
  }
}
