package dev.polycodec.internal.core;

import dev.polycodec.spi.Shapes;

/** Decodes what a codec has encoded, and refuses what does not come back. */
public final class VerifyingCodec extends DecoratedCodec {

  private final Shapes shapes;

  /** Verifies all that a codec encodes. */
  public VerifyingCodec(CoreCodec codec, Shapes shapes) {
    super(codec);
    this.shapes = shapes;
  }

  @Override
  <T> TypedForms<T> decorate(TypedForms<T> handle) {
    return new VerifyingHandle<>(handle, shapes, traits());
  }
}
