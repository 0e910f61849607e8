package com.acme.cbor;

import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** Messages as a sequence of CBOR items, one for each primitive of the walk. */
final class CborWire implements Wire {

  private final int maxBytes;
  private final CBORFactory factory;

  CborWire(int maxBytes) {
    this.maxBytes = maxBytes;
    this.factory =
        CBORFactory.builder() // the limits of the message hold, and no others
            .streamReadConstraints(
                StreamReadConstraints.builder().maxStringLength(maxBytes).build())
            .build();
  }

  @Override
  public WireWriter newWriter() {
    return new CborWriter(factory, maxBytes);
  }

  @Override
  public WireReader newReader() {
    return new CborReader(factory);
  }
}
