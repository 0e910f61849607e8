package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Bytes that were changed or cut off, each of which ends in a tree or a message. */
final class Damage {

  private static final int MUTATIONS = 20_000;

  private Damage() {}

  /** Reads 20,000 mutations. */
  static void requireMessages(byte[] sound, Function<byte[], PlainStream> reader) {
    Random random = new Random(1);
    for (int i = 0; i < MUTATIONS; i++) {
      Tree tree = reader.apply(damaged(sound, random)).read();
      if (tree.failure() != null) {
        assertThat(tree.failure()).isExactlyInstanceOf(MalformedDataException.class);
      }
      assertThat(TreeLines.of(tree)).isNotEmpty();
      assertThat(JsonReport.value(tree)).isNotEmpty();
    }
  }

  private static byte[] damaged(byte[] sound, Random random) {
    byte[] bytes = Arrays.copyOf(sound, sound.length - random.nextInt(20));
    for (int change = random.nextInt(4); change >= 0; change--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
    }
    return bytes;
  }

  /** Returns bytes that begin a value in a value, again and again. */
  static byte[] nest(int times, int... beginning) {
    byte[] nest = new byte[times * beginning.length];
    for (int i = 0; i < nest.length; i++) {
      nest[i] = (byte) beginning[i % beginning.length];
    }
    return nest;
  }

  /** Reads bytes as the commands do, which have the stack for it. */
  static @Nullable Throwable failure(PlainStream stream) {
    try {
      return DeepStack.call(stream::read).failure();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns bytes from numbers. */
  static byte[] bytes(int... numbers) {
    return nest(1, numbers);
  }
}
