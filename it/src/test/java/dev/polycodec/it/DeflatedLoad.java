package dev.polycodec.it;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many threads that decode deflated messages with large arrays, in a heap that they fill. */
final class DeflatedLoad {

  private static final int THREADS = 32;
  private static final int ROUNDS = 40;
  private static final int LENGTH = 2 << 20;

  /** Half of its bytes are noise, so that it is neither small nor copied as it is. */
  record Block(byte[] bytes) {

    static Block of(int seed) {
      byte[] bytes = new byte[LENGTH];
      byte[] noise = new byte[LENGTH / 2];
      new Random(seed).nextBytes(noise);
      System.arraycopy(noise, 0, bytes, 0, noise.length);
      return new Block(bytes);
    }
  }

  private DeflatedLoad() {}

  /** Takes the name of a codec. */
  public static void main(String[] arguments) throws Exception {
    Envelope envelope = Envelopes.defaults().deflate(0);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (Codec codec = Codecs.builder().use(arguments[0]).envelope(envelope).build()) {
      TypedCodec<Block> blocks = codec.forType(Block.class);
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        Block block = Block.of(i);
        running.add(threads.submit(() -> decode(blocks, block)));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
    System.out.println(THREADS * ROUNDS + " decoded");
  }

  private static void decode(TypedCodec<Block> blocks, Block block) {
    byte[] message = blocks.encode(block);
    for (int i = 0; i < ROUNDS; i++) {
      Block decoded = blocks.decode(message);
      if (decoded == null || !Arrays.equals(decoded.bytes(), block.bytes())) {
        throw new AssertionError("Another block");
      }
    }
  }
}
