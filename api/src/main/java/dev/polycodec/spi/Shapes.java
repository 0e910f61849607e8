package dev.polycodec.spi;

import java.util.List;

/** The one canonical model of classes: it feeds policy, fingerprints, evolution and soundness. */
public interface Shapes {

  /** Returns the shape of a class. */
  Shape of(Class<?> type);

  /**
   * Returns the fields of a class and its superclasses that the application, or the codec's own
   * library, leaves out of its objects; no shape has them.
   */
  List<LeftOut> leftOut(Class<?> type);
}
