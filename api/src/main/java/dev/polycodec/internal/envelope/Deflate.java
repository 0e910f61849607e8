package dev.polycodec.internal.envelope;

import dev.polycodec.stored.Compressor;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The built-in compressor: the zlib format, whose own checksum ends it; used by one thread at a
 * time.
 *
 * <p>Bytes pass through buffers outside the heap: zlib would pin an array while it works on it,
 * which keeps the garbage collector waiting, and would refer to the array after the message.
 */
final class Deflate implements Compressor {

  private static final int CHUNK = 8 << 10;

  private final Deflater deflater = new Deflater();
  private final Inflater inflater = new Inflater();
  private final ByteBuffer input = ByteBuffer.allocateDirect(CHUNK);
  private final ByteBuffer output = ByteBuffer.allocateDirect(CHUNK);
  private final byte[] chunk = new byte[CHUNK];

  @Override
  public void compress(byte[] bytes, int offset, int length, OutputStream out) throws IOException {
    deflater.reset();
    int at = offset;
    int end = offset + length;
    while (!deflater.finished()) {
      if (at < end && deflater.needsInput()) {
        at += load(bytes, at, end);
        deflater.setInput(input);
      }
      if (at == end) {
        deflater.finish();
      }
      deflater.deflate(output.clear());
      pass(out);
    }
  }

  @Override
  public void decompress(byte[] bytes, int offset, int length, OutputStream out)
      throws IOException {
    inflater.reset();
    int at = offset;
    int end = offset + length;
    try {
      while (!inflater.finished()) {
        if (at < end && inflater.needsInput()) {
          at += load(bytes, at, end);
          inflater.setInput(input);
        }
        int count = inflater.inflate(output.clear());
        if (count == 0 && !inflater.finished() && (at == end || inflater.needsDictionary())) {
          throw new IOException("The compressed data is truncated, or needs a dictionary");
        }
        pass(out);
      }
    } catch (DataFormatException e) {
      throw new IOException(e);
    }
    if (at < end || inflater.getRemaining() > 0) {
      throw new IOException("The compressed data is followed by other bytes");
    }
  }

  /** Fills the input with the next bytes, and returns how many. */
  private int load(byte[] bytes, int from, int end) {
    int count = Math.min(end - from, CHUNK);
    input.clear().put(bytes, from, count).flip();
    return count;
  }

  private void pass(OutputStream out) throws IOException {
    output.flip();
    int count = output.remaining();
    output.get(chunk, 0, count);
    out.write(chunk, 0, count);
  }
}
