package dev.polycodec.spi.walk;

import dev.polycodec.EncodeException;
import dev.polycodec.internal.shape.Blank;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Objects that are allocated, then filled: the values of their fields, in order. */
final class FieldsType extends FieldedType {

  private final boolean blank;
  private final @Nullable Function<Object, @Nullable Class<?>> keyCheck;

  FieldsType(ObjectTypes types, Shape shape, int number) {
    super(types, shape, number);
    this.blank = Blank.is(shape.type());
    this.keyCheck = types.config.shapes().keyCheck(type);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (blank) {
      Blank.requireEqual(value, shape);
    }
    if (keyCheck != null) {
      requireLasting(keyCheck.apply(value));
    }
    if (generic) {
      walk.claims.note(walk.objects.latest(), declared);
    }
    fields.write(walk, value, declared.parts(this));
    message.exit();
  }

  private void requireLasting(@Nullable Class<?> fleeting) {
    if (fleeting != null) {
      throw new EncodeException(
          type.getName()
              + " may keep each key where its hash code says, which in another JVM is not the same"
              + " for one of "
              + fleeting.getName()
              + ": register a Surrogate for it, which lists what the table holds");
    }
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (generic) {
      walk.claims.note(id, declared);
    }
    Object value = shape.allocate();
    walk.objects.set(id, value);
    walk.objects.begin(id);
    Layout layout = message.layout(type);
    if (layout == null) {
      fields.read(walk, value, declared.parts(this));
    } else {
      layout.fill(value, fields.readSlots(walk, layout, declared.parts(this)));
    }
    walk.objects.end(id, message);
    message.exit();
    return value;
  }
}
