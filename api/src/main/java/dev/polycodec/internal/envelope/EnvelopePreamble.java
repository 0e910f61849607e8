package dev.polycodec.internal.envelope;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Preamble;
import dev.polycodec.internal.wire.RootRef;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Puts messages into envelopes. */
public final class EnvelopePreamble implements Preamble {

  private final EnvelopeHeads heads;
  private final Compression compression;
  private final Packer packer = new Packer();

  public EnvelopePreamble(Setup setup, EnvelopeConfig config) {
    this.heads = new EnvelopeHeads(setup, config);
    this.compression = config.compression();
  }

  @Override
  public int room(@Nullable RootRef root) {
    return heads.plain(root).length();
  }

  @Override
  public void complete(
      byte[] array, int start, int end, @Nullable RootRef root, BytesConsumer target) {
    EnvelopeHead plain = heads.plain(root);
    if (compression.covers(end - start)) {
      EnvelopeHead compressed = heads.compressed(root);
      compress(compressed.length(), array, start, end - start);
      if (packer.end() < plain.length() + end - start) {
        lend(compressed, packer.array(), compressed.length(), packer.end(), target);
        return;
      }
    }
    lend(plain, array, start, end, target);
  }

  private void compress(int room, byte[] array, int start, int length) {
    try {
      packer.compress(compression, room, array, start, length);
    } catch (IOException e) {
      throw new EncodeException("The message cannot be compressed", null, null, e);
    }
  }

  private void lend(EnvelopeHead head, byte[] array, int start, int end, BytesConsumer target) {
    int from = start - head.length();
    head.write(array, from);
    if (head.has(EnvelopeHead.CHECKSUM)) {
      int checksum = packer.checksum(array, from, end);
      Cursor.INTS.set(array, from + EnvelopeHead.CHECKSUM_AT, checksum);
    }
    target.accept(array, from, end - from);
  }

  @Override
  public void trim() {
    packer.trim();
  }
}
