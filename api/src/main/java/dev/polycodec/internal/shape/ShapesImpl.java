package dev.polycodec.internal.shape;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.util.List;
import java.util.Map;

/** The shapes of one codec, each found once; safe for use by any number of threads. */
public final class ShapesImpl implements Shapes {

  static {
    Rehearsal.play(create(List.of(), WireNames.of(Map.of())));
  }

  private final ClassCache<ShapeImpl> shapes;

  private ShapesImpl(Application application, WireNames names) {
    this.shapes = new ClassCache<>(new Classifier(application, names, this)::classify);
  }

  /**
   * Creates the shapes of a codec.
   *
   * @param application the surrogates that the application gave; they replace native support
   * @param names the names on the wire, of which fingerprints are made
   * @throws IllegalArgumentException if two surrogates replace one class, or one its own form
   */
  public static ShapesImpl create(List<? extends Surrogate<?, ?>> application, WireNames names) {
    return new ShapesImpl(new Application(application), names);
  }

  @Override
  public Shape of(Class<?> type) {
    return shapes.get(type);
  }
}
