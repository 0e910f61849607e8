package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.LinkedList;
import org.junit.jupiter.api.Test;

/** A container that changes while it is encoded does not become bytes that cannot be read. */
class FstContainerTest {

  /** Says that it has an element more than it shows. */
  static final class Shrinking extends LinkedList<String> {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return super.size() + 1;
    }
  }

  /** Is one longer each time it is asked. */
  static final class Growing extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      add("another");
      return super.size();
    }
  }

  /** Says that it has an entry more than it shows. */
  static final class Losing extends HashMap<String, String> {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return super.size() + 1;
    }
  }

  @Test
  void encodeRefusesAContainerThatChanges() {
    refuses(new Shrinking(), "1 to 0");
    refuses(new Growing(), "1 to 2");
    refuses(new Losing(), "1 to 0");
  }

  private static void refuses(Object container, String change) {
    try (Codec codec = Codecs.builder().use("fst").build()) {
      assertThatThrownBy(() -> codec.encode(container))
          .isInstanceOf(EncodeException.class)
          .hasRootCauseInstanceOf(ConcurrentModificationException.class)
          .hasRootCauseMessage(
              "A container changed from " + change + " elements while it was encoded");
    }
  }
}
