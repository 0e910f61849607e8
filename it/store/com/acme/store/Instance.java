package com.acme.store;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.stored.FormatCounters;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** One of the processes that share a store, at one step of its way from kryo to smile-typed. */
public final class Instance {

  private static final int ORDERS = 100;

  private final Path store;
  private final String name;
  private final FormatCounters old = new FormatCounters();
  private int reads;
  private int failures;

  private Instance(Path store, String name) {
    this.store = store;
    this.name = name;
  }

  /** Writes and reads orders; the arguments are the store, the name and the step. */
  public static void main(String[] args) throws Exception {
    Instance instance = new Instance(Path.of(args[0]), args[1]);
    CodecBuilder builder = Codecs.builder().listener(instance.old);
    int step = Integer.parseInt(args[2]);
    try (Codec codec = atStep(step, builder)) {
      instance.run(codec, new Random(args[1].hashCode() + step));
    }
    System.out.println(
        instance.reads + " reads, " + instance.failures + " failed, old: " + instance.old.counts());
  }

  private static Codec atStep(int step, CodecBuilder builder) {
    return switch (step) {
      case 0 -> builder.use("kryo").build();
      case 1 ->
          builder
              .use("kryo")
              .envelope(
                  Envelopes.defaults().readLegacy("kryo").alsoRead("smile-typed").notYetWritten())
              .build();
      default ->
          builder
              .use("smile-typed")
              .envelope(Envelopes.defaults().checksum().readLegacy("kryo"))
              .build();
    };
  }

  private void run(Codec codec, Random random) throws IOException {
    for (int i = 0; i < ORDERS; i++) {
      write(codec, Order.of(random.nextInt(1_000)));
      List<Path> stored = stored();
      for (int j = 0; j < 10; j++) {
        read(codec, stored.get(random.nextInt(stored.size())));
      }
    }
  }

  private void write(Codec codec, Order order) throws IOException {
    Path written = Files.write(store.resolve(name + ".tmp"), codec.encode(order));
    Path target = store.resolve(order.id() + ".order");
    Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
  }

  private List<Path> stored() throws IOException {
    List<Path> stored = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(store, "*.order")) {
      files.forEach(stored::add);
    }
    return stored;
  }

  private void read(Codec codec, Path file) throws IOException {
    reads++;
    long id = Long.parseLong(file.getFileName().toString().replace(".order", ""));
    try {
      Order order = codec.decode(Files.readAllBytes(file), Order.class);
      if (!Order.of(id).equals(order)) {
        throw new AssertionError("Another order than was stored: " + order);
      }
    } catch (CodecException e) {
      failures++;
    }
  }
}
