package dev.polycodec.compare;

import java.util.zip.Deflater;

/** How small bytes get: by the compression that every platform has, at its default level. */
public final class Deflated {

  private Deflated() {}

  /** Returns the length of the bytes after raw deflation. */
  public static long length(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      byte[] chunk = new byte[8192];
      while (!deflater.finished()) {
        deflater.deflate(chunk);
      }
      return deflater.getBytesWritten();
    } finally {
      deflater.end();
    }
  }
}
