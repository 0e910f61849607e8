package dev.polycodec.cli;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.Progress;
import dev.polycodec.compare.Progress.Style;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The codecs of a conversion, for any number of stores.
 *
 * @param named whether new values name their class
 */
record OpenConversion(
    Target target,
    Codec reader,
    Codec writer,
    TypeRef<Object> type,
    boolean named,
    @Nullable Losses losses,
    boolean writing)
    implements AutoCloseable {

  /** Starts with nothing counted. */
  Conversion start(Journal journal, PrintWriter err, Progress progress) {
    return new Conversion(this, journal, err, progress);
  }

  @Nullable Object decode(byte[] old) {
    return reader.forType(type).decode(old);
  }

  /** Returns whether a value is not to be converted, as far as its bytes tell. */
  boolean isDone(byte[] bytes) {
    if (!target.isFormOf(bytes)) {
      return false;
    } else if (target.same()) {
      return isUnchanged(bytes);
    }
    return !target.isDoubtful(bytes) || isWrittenSo(bytes);
  }

  /**
   * Returns whether a value would be converted to the bytes that it has. What the old codec cannot
   * read, such as numbers of classes that are new, is written by the new one or by neither.
   */
  private boolean isUnchanged(byte[] bytes) {
    try {
      Object value;
      try {
        value = decode(bytes);
      } catch (CodecException e) {
        value = decodeNew(bytes);
      }
      return Arrays.equals(bytes, encode(value));
    } catch (CodecException e) {
      return false; // the reader says what is wrong, if anything is
    }
  }

  private boolean isWrittenSo(byte[] bytes) {
    try {
      Object value = decodeNew(bytes);
      return !target.envelope() || target.lacksCompression(encode(value));
    } catch (CodecException e) {
      return false; // the reader says what is wrong, if anything is
    }
  }

  private @Nullable Object decodeNew(byte[] bytes) {
    return writer.forType(type).decode(bytes);
  }

  /**
   * Encodes a value as an application does, which declares a class only where it reads; but where a
   * value does not name its class, one of a subclass would be read as the declared one.
   */
  byte[] encode(@Nullable Object value) {
    return named && type.type() instanceof Class
        ? writer.encode(value)
        : writer.forType(type).encode(value);
  }

  Counts convert(List<Path> files, boolean lines, PrintWriter err) throws IOException {
    try (Progress silent = Style.NONE.start("convert", 1, files.size(), err)) {
      Conversion conversion = start(Journal.none(), err, silent);
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
