package dev.polycodec.internal.envelope;

import dev.polycodec.stored.Compressor;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The built-in compressor: the zlib format, whose own checksum ends it; used by one thread at a
 * time.
 */
final class Deflate implements Compressor {

  static final int NUMBER = 1;

  private static final int CHUNK = 4 << 10;

  private final Deflater deflater = new Deflater();
  private final Inflater inflater = new Inflater();
  private final byte[] chunk = new byte[CHUNK];

  @Override
  public void compress(byte[] bytes, int offset, int length, OutputStream out) throws IOException {
    deflater.reset();
    deflater.setInput(bytes, offset, length);
    deflater.finish();
    while (!deflater.finished()) {
      out.write(chunk, 0, deflater.deflate(chunk));
    }
  }

  @Override
  public void decompress(byte[] bytes, int offset, int length, OutputStream out)
      throws IOException {
    inflater.reset();
    inflater.setInput(bytes, offset, length);
    try {
      while (!inflater.finished()) {
        int count = inflater.inflate(chunk);
        if (count == 0 && !inflater.finished()) {
          throw new IOException("The compressed data is truncated, or needs a dictionary");
        }
        out.write(chunk, 0, count);
      }
    } catch (DataFormatException e) {
      throw new IOException(e);
    }
    if (inflater.getRemaining() > 0) {
      throw new IOException("The compressed data is followed by other bytes");
    }
  }
}
