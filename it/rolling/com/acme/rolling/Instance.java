package com.acme.rolling;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** One of the processes that share a store, at one step of its way from a library to Polycodec. */
public final class Instance {

  private static final int ORDERS = 100;

  private final Path store;
  private final String name;
  private final Format format;
  private int reads;
  private int failures;

  private Instance(Path store, String name, Format format) {
    this.store = store;
    this.name = name;
    this.format = format;
  }

  /** Writes and reads orders; the arguments are the store, the name, the library and the step. */
  public static void main(String[] args) throws Exception {
    int step = Integer.parseInt(args[3]);
    Instance instance = new Instance(Path.of(args[0]), args[1], Format.of(args[2], step));
    instance.run(new Random(args[1].hashCode() + step));
    System.out.println(instance.reads + " reads, " + instance.failures + " failed");
  }

  private void run(Random random) throws Exception {
    for (int i = 0; i < ORDERS; i++) {
      write(random.nextInt(1_000));
      List<Path> stored = stored();
      for (int j = 0; j < 10; j++) {
        read(stored.get(random.nextInt(stored.size())));
      }
    }
  }

  private void write(long id) throws Exception {
    Path written = Files.write(store.resolve(name + ".tmp"), format.write(Order.of(id)));
    Files.move(written, store.resolve(id + ".order"), StandardCopyOption.ATOMIC_MOVE);
  }

  private List<Path> stored() throws IOException {
    List<Path> stored = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(store, "*.order")) {
      files.forEach(stored::add);
    }
    return stored;
  }

  private void read(Path file) throws IOException {
    reads++;
    long id = Long.parseLong(file.getFileName().toString().replace(".order", ""));
    byte[] bytes = Files.readAllBytes(file);
    try {
      if (!Order.of(id).equals(format.read(bytes))) {
        throw new AssertionError("Another order than was stored: " + id);
      }
    } catch (Exception e) {
      failures++;
    }
  }
}
