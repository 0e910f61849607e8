package dev.polycodec.cli;

import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/** A file of lines, each of which is a message in Base64; it is replaced as a whole. */
final class LineStore implements Store {

  private final Path file;
  private final byte[] content;
  private final List<String> lines;

  LineStore(Path file) {
    this.file = file;
    try {
      this.content = Files.readAllBytes(file);
      this.lines = new ArrayList<>(new String(content, StandardCharsets.US_ASCII).lines().toList());
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e, e);
    } catch (OutOfMemoryError e) {
      throw new Failure(file + " " + FileSources.TOO_LARGE, e);
    }
  }

  @Override
  public int size() {
    return lines.size();
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    boolean[] changed = {false};
    for (int i = 0; i < lines.size(); i++) {
      int line = i;
      String name = file + ":" + (i + 1);
      if (!lines.get(i).isBlank()) {
        visit(visitor, name, line, changed);
      }
    }
    if (changed[0]) {
      write();
    }
  }

  private void visit(Visitor visitor, String name, int line, boolean[] changed) {
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(lines.get(line).strip());
    } catch (IllegalArgumentException e) {
      visitor.skip(name, "is no Base64");
      return;
    }
    visitor.visit(
        name,
        bytes,
        converted -> {
          lines.set(line, Base64.getEncoder().encodeToString(converted));
          changed[0] = true;
          return Outcome.REPLACED;
        });
  }

  private void write() throws IOException {
    if (!Arrays.equals(content, Files.readAllBytes(file))) {
      throw new IOException(file + " was changed while it was converted; nothing was written");
    }
    byte[] text = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII);
    new AtomicFile(file).write(text);
  }
}
