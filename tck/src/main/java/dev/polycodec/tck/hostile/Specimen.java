package dev.polycodec.tck.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

/**
 * Bytes and the class that they are decoded as. In a file, a line with the name of the class comes
 * first, then lines of hexadecimal digits; lines that begin with {@code #} say what happened.
 */
record Specimen(Class<?> type, byte[] bytes) {

  private static final int DIGITS_PER_LINE = 96;

  static Specimen read(Path file) throws IOException, ClassNotFoundException {
    List<String> lines =
        Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    String digits = String.join("", lines.subList(1, lines.size()));
    return new Specimen(Class.forName(lines.get(0)), HexFormat.of().parseHex(digits));
  }

  void write(Path file, String comment) throws IOException {
    String digits = hex().replaceAll("(.{" + DIGITS_PER_LINE + "})(?=.)", "$1\n");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "# " + comment + "\n" + type.getName() + "\n" + digits + "\n");
  }

  String hex() {
    return HexFormat.of().formatHex(bytes);
  }
}
