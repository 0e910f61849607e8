package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** No depth of the bytes overflows the stack of the reader. */
public abstract class DepthTests extends MessageGroup {

  private static final int DEEP = 5_000;
  private static final long LARGE_STACK = 1L << 30;
  private static final long DEFAULT_STACK = 0;
  private static final int LONG = 20_000;

  @Test
  @DisplayName("Deep objects are a LimitExceededException on a default stack")
  void deepObjectsAreRefused() throws Throwable {
    ledger.prove(
        HostileCase.DEPTH,
        () ->
            assertThat(decodeDeep(Link.chain(DEEP), Link.class))
                .isInstanceOf(LimitExceededException.class));
  }

  @Test
  @DisplayName("Deep containers are decoded, or a LimitExceededException, on a default stack")
  void deepContainersAreBounded() throws Throwable {
    ledger.prove(HostileCase.DEPTH, this::requireAllBounded);
  }

  /**
   * The limit lets it pass, so that it is the stack which holds the links or says that it ended.
   */
  @Test
  @DisplayName("Twenty thousand links come back, or are a LimitExceededException, on 256 KB")
  void longChainsAreBounded() throws Exception {
    Link chain = Link.chain(LONG);
    Limits deep = Limits.defaults().withMaxDepth(LONG);
    try (Codec codec = messages.builder().limits(deep).build()) {
      unlessLimited(() -> codec.encode(chain));
      byte[] bytes = written(codec, chain);
      if (bytes != null) {
        Link back = unlessLimited(() -> codec.decode(bytes, Link.class));
        assertThat(back == null ? LONG : back.length()).isEqualTo(LONG);
      }
    }
  }

  private static <T> @Nullable T unlessLimited(Callable<T> call) throws Exception {
    try {
      return Stacks.on(Stacks.SMALL, call);
    } catch (ExecutionException e) {
      assertThat(e.getCause()).isInstanceOf(LimitExceededException.class);
      return null;
    }
  }

  private void requireAllBounded() throws Exception {
    if (messages.nameClasses()) {
      requireBounded(inner -> new ArrayList<>(List.of(inner)));
      requireBounded(inner -> new HashMap<>(Map.of("k", inner)));
      requireBounded(inner -> new Object[] {inner});
    }
  }

  private void requireBounded(UnaryOperator<Object> nest) throws Exception {
    Object value = "bottom";
    for (int i = 0; i < DEEP; i++) {
      value = nest.apply(value);
    }
    Throwable failure = decodeDeep(new Box<>(value), Box.class);
    if (failure != null) {
      assertThat(failure).isInstanceOf(LimitExceededException.class);
    }
  }

  /** Writes with a stack that holds the value, and returns how reading it with another fails. */
  private @Nullable Throwable decodeDeep(Object value, Class<?> type) throws Exception {
    byte[] bytes;
    try (Codec writer = messages.builder().limits(Limits.defaults().withMaxDepth(LONG)).build()) {
      bytes = written(writer, value);
    }
    if (bytes == null) {
      return new LimitExceededException("on encode");
    }
    try (Codec reader = messages.builder().build()) {
      Stacks.on(DEFAULT_STACK, () -> reader.decode(bytes, type) != null);
      return null;
    } catch (ExecutionException e) {
      return e.getCause();
    }
  }

  /** Writes with a stack that holds the value; returns null if nobody can with this codec. */
  private byte @Nullable [] written(Codec codec, Object value) throws Exception {
    try {
      return Stacks.on(LARGE_STACK, () -> messages.write(codec, value));
    } catch (ExecutionException e) {
      assertThat(e.getCause()).isInstanceOf(CodecException.class); // the format itself is bounded
      return null;
    }
  }
}
