package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jackson adds what it reads to what a getter without a setter returns. */
class GettersOfContainersTest {

  /** Has other names for the container of a field. */
  static class Cart {
    private List<String> items = new ArrayList<>();

    public List<String> getItems() {
      return items;
    }

    public Collection<String> getAll() {
      return items;
    }

    public List<String> getView() {
      return Collections.unmodifiableList(items);
    }
  }

  /** Inherits the field. */
  static final class Basket extends Cart {
    public List<String> getContent() {
      return getItems();
    }
  }

  /** Has accessors whose names Jackson writes in lower case. */
  static final class Lists {
    private @Nullable List<String> aList;
    private @Nullable List<String> bList;
    private @Nullable Map<String, String> eMails;

    public @Nullable List<String> getBList() {
      return bList;
    }

    public @Nullable List<String> getAList() {
      return aList;
    }

    public @Nullable Map<String, String> getEMails() {
      return eMails;
    }
  }

  /** Has a getter of a part of its only field. */
  static final class Rows {
    private List<String> rows = new ArrayList<>();

    public List<String> getFirst() {
      return new ArrayList<>(rows.subList(0, 1));
    }
  }

  private static void comesBack(String name, Object value) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThat(codec.decode(codec.encode(value), value.getClass()))
          .usingRecursiveComparison()
          .isEqualTo(value);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void aContainerWithSeveralGettersIsReadOnce(String name) {
    for (Cart cart : List.of(new Cart(), new Basket())) {
      cart.items.addAll(List.of("a", "b"));
      comesBack(name, cart);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void aContainerThatNoConstructorMakesIsRead(String name) {
    Lists lists = new Lists();
    lists.aList = new ArrayList<>(List.of("a"));
    lists.bList = new ArrayList<>(List.of("b"));
    comesBack(name, lists);
    lists.eMails = Map.of("a", "b");
    comesBack(name, lists);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void aGetterOfAPartLosesNothing(String name) {
    Rows rows = new Rows();
    rows.rows.addAll(List.of("a", "b"));
    comesBack(name, rows);
  }

  @Test
  void theNamesAreThoseThatJacksonGivesTheGetters() throws Exception {
    Lists lists = new Lists();
    lists.aList = new ArrayList<>(List.of("a"));
    try (Codec codec = Codecs.builder().use("json").build()) {
      ObjectMapper mapper = new ObjectMapper();
      assertThat(mapper.readTree(codec.encode(lists)))
          .isEqualTo(mapper.readTree("{\"alist\":[\"a\"],\"blist\":null,\"emails\":null}"));
    }
  }
}
