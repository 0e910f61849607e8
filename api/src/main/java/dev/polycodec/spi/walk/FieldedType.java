package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Objects that are their fields, whatever makes them. */
abstract class FieldedType extends ObjectType {

  final Shape shape;
  final ObjectFields fields;

  FieldedType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.shape = shape;
    this.fields = types.fields(shape);
  }

  @Override
  Declared[] parts(DeclaredTypes types, Declared at) {
    return fields.parts(types, at);
  }

  @Override
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {
    fields.forEachPart(value, at.parts(this), to);
  }

  @Override
  boolean hasFields() {
    return true;
  }

  @Override
  void compile() {
    fields.compile();
  }
}
