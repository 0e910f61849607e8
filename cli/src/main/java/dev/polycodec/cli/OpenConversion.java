package dev.polycodec.cli;

import dev.polycodec.Codec;
import dev.polycodec.compare.Progress;
import dev.polycodec.compare.Progress.Style;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The codecs of a conversion, for any number of stores. */
record OpenConversion(
    Target target, Codec reader, Codec writer, Class<?> type, @Nullable Losses losses)
    implements AutoCloseable {

  /** Starts with nothing counted; without a journal, it is a dry run. */
  Conversion start(@Nullable Journal journal, PrintWriter err, Progress progress) {
    return new Conversion(this, journal, err, progress);
  }

  Counts convert(List<Path> files, boolean lines, @Nullable Journal journal, PrintWriter err)
      throws IOException {
    try (Progress silent = Style.NONE.start("convert", 1, files.size(), err)) {
      Conversion conversion = start(journal, err, silent);
      if (!lines) {
        new FileStore(files).forEach(conversion);
        return conversion.counts();
      }
      for (Path file : files) {
        new LineStore(file).forEach(conversion);
      }
      return conversion.counts();
    }
  }

  @Override
  public void close() {
    reader.close();
    writer.close();
  }
}
