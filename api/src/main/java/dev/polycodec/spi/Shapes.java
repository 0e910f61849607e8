package dev.polycodec.spi;

/** The one canonical model of classes: it feeds policy, fingerprints, evolution and soundness. */
public interface Shapes {

  /** Returns the shape of a class. */
  Shape of(Class<?> type);
}
