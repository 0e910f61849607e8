package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A container that changes while it is encoded does not become bytes that cannot be read. */
class FstContainerTest {

  /** Changes the list that it is in when it is encoded. */
  record Meddler(List<Object> list, Consumer<List<Object>> change) {}

  private static final class MeddlerForm implements Surrogate<Meddler, String> {

    @Override
    public Class<Meddler> type() {
      return Meddler.class;
    }

    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(Meddler meddler) {
      meddler.change().accept(meddler.list());
      return "";
    }

    @Override
    public Meddler fromForm(String form) {
      return new Meddler(List.of(), list -> {});
    }
  }

  @Test
  void encodeRefusesAContainerThatChanges() {
    refuses(List::clear, "1 to 0");
    refuses(list -> list.add("another"), "1 to 2");
  }

  private static void refuses(Consumer<List<Object>> how, String change) {
    List<Object> list = new ArrayList<>();
    list.add(new Meddler(list, how));
    try (Codec codec = Codecs.builder().use("fst").surrogate(new MeddlerForm()).build()) {
      assertThatThrownBy(() -> codec.encode(list))
          .isInstanceOf(EncodeException.class)
          .hasRootCauseInstanceOf(ConcurrentModificationException.class)
          .hasRootCauseMessage(
              "A container changed from " + change + " elements while it was encoded");
    }
  }
}
