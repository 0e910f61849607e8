package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypeRef;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Node;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A library that walks over objects by itself does not forget the core. */
abstract class GuestTests extends PlainTck.LibraryGroup {

  @Test
  @DisplayName("A class that one root declares is refused in another, before and after")
  void whatOneRootAllowsIsNotRemembered() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // no bytes name a class that the root does not declare
    }
    Box<Node> box = new Box<>(new Node("in a box"));
    TypeRef<Box<Node>> declared = new TypeRef<>() {};
    byte[] bytes = PlainReadTests.written(library, box);
    try (Codec codec = subject.builder().build()) {
      requireRefused(codec, box, bytes);
      assertThat(codec.forType(declared).decode(bytes)).isNotNull();
      assertThat(codec.forType(declared).encode(box)).isEqualTo(bytes);
      requireRefused(codec, box, bytes);
    }
  }

  @Test
  @DisplayName("A declared class allows what its fields declare, whatever it extends")
  void whatFieldsDeclareIsAllowed() {
    try (Codec codec = subject.builder().build()) {
      for (Object value : List.of(new Late(), new Filed())) {
        assertThat(String.valueOf(catchThrowable(() -> codec.encode(value))))
            .doesNotContain("does not allow the class " + Node.class.getName());
      }
    }
  }

  /** An exception with an object of another class. */
  public static final class Late extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Node node = new Node("late");
  }

  /** A list with an object of another class. */
  public static final class Filed extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    private final Node node = new Node("filed");
  }

  private static void requireRefused(Codec codec, Box<Node> box, byte[] bytes) {
    assertThatThrownBy(() -> codec.decode(bytes, Box.class))
        .isInstanceOf(TypeNotAllowedException.class);
    assertThatThrownBy(() -> codec.forType(Box.class).encode(box))
        .isInstanceOf(TypeNotAllowedException.class);
  }
}
