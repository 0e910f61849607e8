package dev.polycodec.listings;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;

/** Containers of an application, which its own module reads, and whose names say little. */
public final class Listings {

  private static final TypeReference<List<Integer>> ELEMENT = new TypeReference<>() {};

  private Listings() {}

  /** Has "List" in its name, and hashes who is on it. */
  public interface GuestList {
    /** Returns whether someone is on it. */
    boolean contains(Object guest);
  }

  /** Is a list, and not called one. */
  public interface Row {
    /** Returns an element. */
    Object get(int place);

    /** Returns the place of an element. */
    int indexOf(Object element);
  }

  private record Elements(List<List<Integer>> all) implements Row {
    @Override
    public Object get(int place) {
      return all.get(place);
    }

    @Override
    public int indexOf(Object element) {
      return all.indexOf(element);
    }
  }

  /** Returns the module that reads both. */
  public static SimpleModule module() {
    SimpleModule module = new SimpleModule();
    module.addDeserializer(GuestList.class, reader(guests -> new HashSet<>(guests)::contains));
    module.addDeserializer(Row.class, reader(Elements::new));
    return module;
  }

  private static <T> JsonDeserializer<T> reader(Function<List<List<Integer>>, T> made) {
    return new JsonDeserializer<>() {
      @Override
      public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
        List<List<Integer>> elements = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
          elements.add(
              context.readValue(in, context.getTypeFactory().constructType(ELEMENT.getType())));
        }
        return made.apply(elements);
      }
    };
  }
}
