package dev.polycodec.internal.envelope;

import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.pool.Pooled;
import dev.polycodec.internal.pool.Retention;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.stored.Compressor;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** Computes checksums and compresses, with an array for the result that is reused. */
public final class Packer extends Pooled {

  /** The number of the built-in compressor. */
  public static final int DEFLATE = 1;

  private static final int INITIAL = 1 << 10;

  private final CRC32C crc = new CRC32C();
  private final Cursor cursor = new Cursor();
  private final Output output = new Output();
  private @Nullable Deflate deflate;
  private byte[] array = {};
  private int end;
  private long limit;
  private boolean exceeded;

  /**
   * Verifies the checksum of an envelope, if it has one.
   *
   * @throws MalformedDataException if any bit of it was changed
   */
  public void requireIntact(byte[] bytes, int offset, int length) {
    if ((EnvelopeHead.flags(bytes, offset) & EnvelopeHead.CHECKSUM) == 0) {
      return;
    }
    int rest = EnvelopeHead.CHECKSUM_AT + EnvelopeHead.CHECKSUM_SIZE;
    if (length < rest) {
      throw Cursor.truncated();
    }
    cursor.reset(bytes, offset + EnvelopeHead.CHECKSUM_AT, EnvelopeHead.CHECKSUM_SIZE);
    int written = cursor.fourBytes();
    cursor.clear();
    if (written != checksum(bytes, offset, offset + length)) {
      throw new MalformedDataException(
          "The checksum of the envelope does not match: the bytes were changed or cut off");
    }
  }

  /** Returns the checksum of an envelope: of all its bytes but the checksum. */
  int checksum(byte[] bytes, int start, int last) {
    crc.reset();
    crc.update(bytes, start, EnvelopeHead.CHECKSUM_AT);
    int rest = start + EnvelopeHead.CHECKSUM_AT + EnvelopeHead.CHECKSUM_SIZE;
    crc.update(bytes, rest, last - rest);
    return (int) crc.getValue();
  }

  /** Compresses a range, after some bytes that are left free and the number of the compressor. */
  void compress(Compression by, int headroom, byte[] bytes, int offset, int length)
      throws IOException {
    begin(headroom, Integer.MAX_VALUE);
    output.write(by.number());
    compressor(by, by.number()).compress(bytes, offset, length, output);
  }

  /** Decompresses a range, which begins with the number of its compressor. */
  public void decompress(Compression by, byte[] bytes, int offset, int length, int maxBytes) {
    if (length == 0) {
      throw Cursor.truncated();
    }
    Compressor compressor = compressor(by, bytes[offset] & 0xFF);
    begin(0, maxBytes);
    try {
      compressor.decompress(bytes, offset + 1, length - 1, output);
    } catch (IOException | RuntimeException e) {
      if (!exceeded) {
        throw new MalformedDataException("The bytes cannot be decompressed", null, null, e);
      }
    }
    if (exceeded) {
      throw tooLarge(maxBytes);
    }
  }

  /** Returns what a range is when it is decompressed by what is built in. */
  public byte[] inflate(byte[] bytes, int offset, int length, int maxBytes) {
    decompress(Compression.NONE, bytes, offset, length, maxBytes);
    return Arrays.copyOf(array, end);
  }

  private Compressor compressor(Compression by, int number) {
    if (number == DEFLATE) {
      Deflate own = deflate;
      if (own == null) {
        own = new Deflate();
        deflate = own;
      }
      return own;
    }
    Compressor found = by.find(number);
    if (found == null) {
      throw new MalformedDataException(
          "The bytes were compressed by the compressor number "
              + number
              + ", which is not known here; add it with Envelope.alsoDecompress");
    }
    return found;
  }

  private void begin(int headroom, int maxBytes) {
    end = headroom;
    limit = (long) headroom + maxBytes;
    exceeded = false;
    if (array.length < headroom + INITIAL) {
      array = new byte[headroom + INITIAL];
    }
  }

  public byte[] array() {
    return array;
  }

  /** Returns where the result ends. */
  public int end() {
    return end;
  }

  @Override
  public void trim() {
    if (array.length > Retention.USUAL) {
      array = new byte[INITIAL];
    }
  }

  private static LimitExceededException tooLarge(long limit) {
    return new LimitExceededException(
        "The message has more than " + limit + " bytes when it is decompressed", "withMaxBytes");
  }

  /** Grows the array with what arrives, never by what the bytes announce. */
  private final class Output extends OutputStream {

    @Override
    public void write(int b) {
      reserve(1);
      array[end++] = (byte) b;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      Objects.checkFromIndexSize(offset, length, bytes.length);
      reserve(length);
      System.arraycopy(bytes, offset, array, end, length);
      end += length;
    }

    private void reserve(int count) {
      if (count > limit - end) {
        exceeded = true;
        throw tooLarge(limit);
      }
      if (count > array.length - end) {
        long grown = Math.max(2L * array.length, (long) end + count);
        array = Arrays.copyOf(array, (int) Math.min(grown, Integer.MAX_VALUE - 8));
      }
    }
  }
}
