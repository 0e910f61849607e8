package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** Payloads of {@code bson4jackson}: objects are documents, and nothing names a class. */
final class PlainHostileBytes implements HostileBytes {

  private static final String VALUE = "value";
  private static final String FIRST = "0";

  @Override
  public List<Crafted> named(String className) {
    return List.of(Crafted.cannot("the bytes name no classes"));
  }

  @Override
  public Crafted harmless() {
    return root(out -> out.array(VALUE, list -> list.array(FIRST, none -> {})));
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case CLASS_NUMBER, RAW_CONTAINER, WRONG_OBJECT, WRONG_ELEMENT ->
          Crafted.cannot("the bytes name no classes");
      case WRONG_REFERENCE, REFERENCE_BEYOND, REFERENCE_NEGATIVE ->
          Crafted.cannot("the format has no references");
      case LONGS, OBJECTS -> Crafted.cannot("a container is a list or map");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case DEFINITION -> Crafted.cannot("the bytes define no class");
      case SCALE -> root(out -> out.text(VALUE, "7E-1000000000")).of(new Bait.Amount());
      case LIST -> root(out -> out.announce(true, VALUE, Integer.MAX_VALUE));
      case MAP -> root(out -> out.announce(false, VALUE, Integer.MAX_VALUE));
      case MAP_NEGATIVE -> root(out -> out.announce(false, VALUE, -1));
      case STRING -> root(out -> out.announceText(VALUE, Integer.MAX_VALUE));
      case BYTES -> root(out -> out.announceBinary(VALUE, Integer.MAX_VALUE)).of(new Bait.Blob());
      case BITS -> root(out -> out.announceBinary(VALUE, -1)).of(new Bait.Blob());
      case NESTED_OBJECTS, NESTED_LISTS ->
          root(
              out -> {
                for (int i = 0; i < Attack.NESTED; i++) {
                  out.announce(true, i == 0 ? VALUE : FIRST, Attack.PADDING);
                }
              });
      case DEEP_OBJECTS -> root(out -> out.deep(false, "next", Attack.DEEP));
      case DEEP_LISTS -> root(out -> out.array(VALUE, in -> in.deep(true, FIRST, Attack.DEEP)));
      case DEEP_MAPS -> root(out -> out.object(VALUE, in -> in.deep(false, "key", Attack.DEEP)));
      case REFERENCES ->
          root(
              out ->
                  out.array(
                      VALUE,
                      list -> {
                        for (int i = 0; i < Attack.MANY; i++) {
                          list.array(FIRST, none -> {});
                        }
                      }));
    };
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ObjectMapper mapper = new ObjectMapper(new BsonFactory());
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
  }

  private static Crafted root(Consumer<Elements> content) {
    return Crafted.of(Elements.document(content));
  }
}
