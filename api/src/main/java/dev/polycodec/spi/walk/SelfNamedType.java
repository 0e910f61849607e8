package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shapes;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Objects in forms of the format that name their class by themselves, all of one type: nothing is
 * known of them before they are read.
 */
final class SelfNamedType extends ObjectType {

  /** Stands for their classes; no value has it. */
  static final Class<?> MARK = void.class;

  SelfNamedType(Shapes shapes, int number) {
    super(shapes.of(MARK), number, false);
  }

  @Override
  void check(Message message, Consumer<Class<?>> admission) {
    // the format does when it knows the class
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    walk.message().admit(value.getClass()); // which the format may replace before it asks
    walk.out.writeOwn(value, declared.raw);
  }

  @Override
  @Nullable Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    return walk.in.readOwn(type);
  }
}
