package dev.polycodec.cli;

import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;

/** A file of lines, each of which is a message in Base64; it is replaced as a whole. */
final class LineStore implements Store {

  private final Path file;
  private final String key;
  private final byte[] content;

  /** With what ends them. */
  private final String[] lines;

  private boolean changed;

  LineStore(Path file) {
    this.file = file;
    this.key = FileStore.key(FileStore.real(file));
    try {
      this.content = Files.readAllBytes(file);
      String text = new String(content, StandardCharsets.ISO_8859_1); // which keeps every byte
      this.lines = text.split("(?<=\n)");
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e, e);
    } catch (OutOfMemoryError e) {
      throw new Failure(file + " " + FileSources.TOO_LARGE, e);
    }
  }

  @Override
  public int size() {
    return lines.length;
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    for (int i = 0; i < lines.length; i++) {
      String name = file + ":" + (i + 1);
      if (!lines[i].isBlank()) {
        visit(visitor, name, i);
      }
    }
    if (changed) {
      write();
    }
  }

  private void visit(Visitor visitor, String name, int line) {
    String text = lines[line].strip();
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      visitor.skip(name, "is no Base64");
      return;
    }
    visitor.visit(name, bytes, new Line(line, text));
  }

  /** A line, which is written with all others. */
  private final class Line implements Place {

    private final int index;
    private final String text;

    Line(int index, String text) {
      this.index = index;
      this.text = text;
    }

    @Override
    public byte[] key() {
      return (key + ":" + (index + 1)).getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public Outcome replace(byte[] converted) {
      lines[index] = lines[index].replace(text, Base64.getEncoder().encodeToString(converted));
      changed = true;
      return Outcome.REPLACED;
    }
  }

  private void write() throws IOException {
    if (!Arrays.equals(content, Files.readAllBytes(file))) {
      throw new IOException(file + " was changed while it was converted; nothing was written");
    }
    new AtomicFile(file).write(String.join("", lines).getBytes(StandardCharsets.ISO_8859_1));
  }
}
