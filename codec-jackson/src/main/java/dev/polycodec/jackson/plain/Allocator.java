package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import dev.polycodec.DecodeException;
import dev.polycodec.spi.Shape;

/**
 * Makes objects as every codec does: those of fields without a constructor, where no annotation
 * names one, and containers without what their constructor puts into them.
 */
final class Allocator extends ValueInstantiator.Delegating {

  private static final long serialVersionUID = 1;

  private final transient Shape shape;

  Allocator(ValueInstantiator delegate, Shape shape) {
    super(delegate);
    this.shape = shape;
  }

  @Override
  public boolean canInstantiate() {
    return true;
  }

  @Override
  public boolean canCreateUsingDefault() {
    return true;
  }

  @Override
  public Object createUsingDefault(DeserializationContext context) {
    return switch (shape.kind()) {
      case COLLECTION -> shape.newCollection(0);
      case MAP -> shape.newMap(0);
      default -> allocate();
    };
  }

  private Object allocate() {
    String inner = Fidelity.inner(shape.type());
    if (inner != null) {
      throw new DecodeException(inner);
    }
    return shape.allocate();
  }
}
