package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.tck.model.Bulk;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The limits of a plain variant mean what they mean in every codec. */
abstract class PlainLimitTests {

  /** More than one, as some formats wrap a root in an object or two. */
  private static final Limits FEW = Limits.defaults().withMaxElements(16);

  private static final int MANY = 200_001;
  private static final long LARGE_STACK = 1L << 30;
  private static final long DEFAULT_STACK = 0;

  private final PlainLibrary library;

  PlainLimitTests(PlainLibrary library) {
    this.library = library;
  }

  @TestFactory
  @DisplayName("Texts and arrays of primitives are bounded by the bytes of a message alone")
  Stream<DynamicTest> bulkIsBoundedByBytesAlone() {
    return Stream.of(
            "x".repeat(MANY),
            "ü".repeat(MANY),
            new byte[MANY],
            new boolean[MANY],
            new short[MANY],
            new char[MANY],
            new int[MANY],
            new long[MANY],
            new float[MANY],
            new double[MANY])
        .flatMap(
            value ->
                Stream.of(value, Bulk.of(value), new Box<>(value))
                    .filter(library::reads)
                    .map(root -> taken(value, root)));
  }

  private DynamicTest taken(Object value, Object root) {
    String name = value.getClass().getSimpleName();
    String place = root == value ? "" : " in a " + root.getClass().getSimpleName();
    return dynamicTest(name + place, () -> requireTaken(root));
  }

  private void requireTaken(Object value) throws Exception {
    byte[] bytes = library.write(value);
    try (Codec codec = library.builder().limits(FEW).build();
        Codec loose = library.builder().build()) {
      Object back = codec.decode(bytes, value.getClass());
      Object read = library.read(bytes, value.getClass()); // some take characters for a text
      assertThat(isSame(value, back) || isSame(read, back)).isTrue();
      if (writes(loose, value)) {
        assertThat(codec.encode(value)).isEqualTo(loose.encode(value));
      }
    }
  }

  private static boolean isSame(@Nullable Object value, @Nullable Object back) {
    return DeepEquality.difference(value, back, Set.of()).isEmpty();
  }

  private static boolean writes(Codec codec, Object value) {
    try {
      codec.encode(value);
      return true;
    } catch (CodecException e) {
      return false;
    }
  }

  @Test
  @DisplayName("A chain of the default depth comes back, on a stack of 256 KB, too")
  void theDefaultDepthComesBack() throws Exception {
    int length = Limits.defaults().maxDepth() - 10;
    Link chain = Link.chain(length);
    try (Codec codec = library.builder().build()) {
      byte[] bytes = Stacks.on(LARGE_STACK, () -> library.write(chain));
      for (long stack : List.of(DEFAULT_STACK, Stacks.SMALL)) {
        Link back = Stacks.on(stack, () -> codec.decode(bytes, Link.class));
        assertThat(back.length()).isEqualTo(length);
        assertThat(Stacks.on(stack, () -> codec.encode(chain))).isEqualTo(bytes);
      }
    }
  }
}
