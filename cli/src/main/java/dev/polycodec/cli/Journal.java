package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was converted: lines of the hash of the new bytes and a name. A line is written before the
 * value is, so that a run that ends in between leaves no value of which nobody knows its form.
 */
final class Journal {

  private final @Nullable Path file;
  private final boolean paths;
  private final Map<String, String> hashes = new HashMap<>();

  private Journal(@Nullable Path file, boolean paths) {
    this.file = file;
    this.paths = paths;
  }

  /** Opens no journal. */
  static Journal none() {
    return new Journal(null, false);
  }

  /**
   * Opens a journal, which may be new; null for none.
   *
   * @param paths whether names are paths, which the next run may say in another way
   */
  static Journal open(@Nullable Path file, boolean paths) throws IOException {
    Journal journal = new Journal(file, paths);
    if (file != null && Files.exists(file)) {
      for (String line : Files.readString(file).split("\n", -1)) {
        String[] parts = line.split(" ", 2);
        if (parts.length == 2) { // the last line may be cut off
          journal.hashes.put(parts[1], parts[0]);
        }
      }
      Files.writeString(file, "\n", StandardOpenOption.APPEND);
    }
    return journal;
  }

  boolean has(String name, byte[] bytes) {
    String known = hashes.get(encoded(name));
    return known != null && known.equals(hash(bytes));
  }

  /** Notes what a value is about to become. */
  void add(String name, byte[] converted) {
    if (file == null) {
      return;
    }
    String line = hash(converted) + " " + encoded(name) + "\n";
    try {
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new Failure(file + " cannot be written: " + e, e);
    }
  }

  /** A name may be any bytes. */
  private String encoded(String name) {
    String known = paths ? Path.of(name).toAbsolutePath().normalize().toString() : name;
    return HexFormat.of().formatHex(known.getBytes(StandardCharsets.UTF_8));
  }

  private static String hash(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256", e);
    }
  }
}
