package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/** Objects that the format writes by itself, and whose references it tracks. */
final class OwnType extends ObjectType {

  OwnType(Shape shape, int number) {
    super(shape, number, false);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.out.writeOwn(value, declared.raw);
    message.exit();
  }

  @Override
  @Nullable Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int number = walk.objects.upcoming();
    walk.objects.begin(number);
    @Nullable Object value = walk.in.readOwn(type);
    walk.objects.end(number, message);
    message.exit();
    return value;
  }
}
