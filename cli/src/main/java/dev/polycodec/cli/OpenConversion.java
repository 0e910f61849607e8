package dev.polycodec.cli;

import dev.polycodec.Codec;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.Progress;
import dev.polycodec.compare.Progress.Style;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The codecs of a conversion, for any number of stores. */
record OpenConversion(
    Target target, Codec reader, Codec writer, TypeRef<Object> type, @Nullable Losses losses)
    implements AutoCloseable {

  /** Starts with nothing counted; without a journal, it is a dry run. */
  Conversion start(@Nullable Journal journal, PrintWriter err, Progress progress) {
    return new Conversion(this, journal, err, progress);
  }

  @Nullable Object decode(byte[] old) {
    return reader.forType(type).decode(old);
  }

  @Nullable Object decodeNew(byte[] bytes) {
    return writer.forType(type).decode(bytes);
  }

  /** Encodes a value as an application does, which declares a class only where it reads. */
  byte[] encode(@Nullable Object value) {
    return type.type() instanceof Class ? writer.encode(value) : writer.forType(type).encode(value);
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
