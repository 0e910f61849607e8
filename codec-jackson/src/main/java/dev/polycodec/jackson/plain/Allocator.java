package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import dev.polycodec.spi.Shape;

/** Allocates objects as every codec does, without a constructor, where no annotation names one. */
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
    return shape.allocate();
  }
}
