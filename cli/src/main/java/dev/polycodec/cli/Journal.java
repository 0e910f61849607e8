package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.io.IOException;
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
 * What was converted: lines of the hash of the new bytes and the key of a value. A line is written
 * before the value is, so that a run that ends in between leaves no value of which nobody knows its
 * form. A store may show a value again in one run, so lines of this run count, too.
 */
final class Journal {

  private final @Nullable Path file;
  private final Map<String, String> hashes = new HashMap<>();

  /** Ends the last line, which may be cut off. */
  private String end = "";

  private Journal(@Nullable Path file) {
    this.file = file;
  }

  /** Opens no journal. */
  static Journal none() {
    return new Journal(null);
  }

  /** Opens a journal, which may be new; null for none. */
  static Journal open(@Nullable Path file) throws IOException {
    Journal journal = new Journal(file);
    if (file != null && Files.exists(file)) {
      String text = Files.readString(file);
      for (String line : text.split("\n", -1)) {
        String[] parts = line.split(" ", 2);
        if (parts.length == 2) { // the last line may be cut off
          journal.hashes.put(parts[1], parts[0]);
        }
      }
      journal.end = text.endsWith("\n") ? "" : "\n";
    }
    return journal;
  }

  /** Returns whether there is one, so that the next run will know what is done. */
  boolean isKept() {
    return file != null;
  }

  boolean has(byte[] key, byte[] bytes) {
    String known = hashes.get(HexFormat.of().formatHex(key));
    return known != null && known.equals(hash(bytes));
  }

  /** Notes what a value is about to become. */
  void add(byte[] key, byte[] converted) {
    if (file == null) {
      return;
    }
    String encoded = HexFormat.of().formatHex(key);
    String hash = hash(converted);
    String line = end + hash + " " + encoded + "\n";
    try {
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      end = "";
      hashes.put(encoded, hash);
    } catch (IOException e) {
      throw new Failure(file + " cannot be written: " + e, e);
    }
  }

  private static String hash(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256", e);
    }
  }
}
