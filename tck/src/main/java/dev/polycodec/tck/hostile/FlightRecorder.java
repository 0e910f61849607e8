package dev.polycodec.tck.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file with what a JVM decodes now, which outlives a crash of that JVM. */
final class FlightRecorder {

  private static final int SIZE = 1 << 20;

  private final MappedByteBuffer file;

  private FlightRecorder(MappedByteBuffer file) {
    this.file = file;
  }

  static FlightRecorder open(Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return new FlightRecorder(channel.map(MapMode.READ_WRITE, 0, SIZE));
    }
  }

  void record(Specimen specimen) {
    byte[] name = specimen.type().getName().getBytes(UTF_8);
    file.clear();
    file.putInt(name.length).put(name).putInt(specimen.bytes().length).put(specimen.bytes());
  }

  Specimen last() throws ClassNotFoundException {
    file.clear();
    byte[] name = new byte[file.getInt()];
    file.get(name);
    byte[] bytes = new byte[file.getInt()];
    file.get(bytes);
    return new Specimen(Class.forName(new String(name, UTF_8)), bytes);
  }
}
