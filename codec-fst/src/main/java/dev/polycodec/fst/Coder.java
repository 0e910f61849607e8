package dev.polycodec.fst;

import java.io.ByteArrayInputStream;
import org.nustaq.offheap.bytez.onheap.HeapBytez;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTDecoder;
import org.nustaq.serialization.FSTEncoder;
import org.nustaq.serialization.coders.FSTBytezDecoder;
import org.nustaq.serialization.coders.FSTBytezEncoder;
import org.nustaq.serialization.coders.FSTStreamDecoder;
import org.nustaq.serialization.coders.FSTStreamEncoder;

/** FST's two binary coders. */
enum Coder {
  /** Compressed numbers, in plain Java. */
  STREAM {
    @Override
    FSTEncoder encoder(FSTConfiguration configuration) {
      FSTStreamEncoder encoder = new FSTStreamEncoder(configuration);
      encoder.setOutstream(null);
      return encoder;
    }

    @Override
    FSTDecoder decoder(FSTConfiguration configuration) {
      FSTStreamDecoder decoder = new FSTStreamDecoder(configuration);
      decoder.setInputStream(new ByteArrayInputStream(new byte[0]));
      return decoder;
    }

    @Override
    int width(int plain) {
      return 1;
    }
  },
  /** Plain numbers through {@code Unsafe}, without a check of bounds. */
  UNSAFE {
    @Override
    FSTEncoder encoder(FSTConfiguration configuration) {
      return new FSTBytezEncoder(configuration, new HeapBytez(new byte[INITIAL]));
    }

    @Override
    FSTDecoder decoder(FSTConfiguration configuration) {
      return new FSTBytezDecoder(configuration);
    }

    @Override
    int width(int plain) {
      return plain;
    }
  };

  private static final int INITIAL = 1024;

  abstract FSTEncoder encoder(FSTConfiguration configuration);

  abstract FSTDecoder decoder(FSTConfiguration configuration);

  /** Returns the fewest bytes that a number of some plain width takes. */
  abstract int width(int plain);
}
