package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A class of which a message says nothing but the name; what it is, is asked when it is read. */
final class GuessedType extends ObjectType {

  private final TreeTypes types;
  private final String name;
  private final Supplier<String> way;
  private @Nullable ObjectType guessed;

  GuessedType(TreeTypes types, String name, Supplier<String> way) {
    super(types.config.shapes().of(Object.class), types.number(), true);
    this.types = types;
    this.name = name;
    this.way = way;
  }

  @Override
  void check(Message message, Consumer<Class<?>> admission) {}

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) {
    throw new IllegalStateException("A tree is only read");
  }

  @Override
  @Nullable Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    ObjectType found = guessed;
    if (found == null) {
      found = types.guessed(name, way.get(), walk);
      guessed = found;
    }
    return found.decode(walk, id, declared);
  }

  @Override
  public String toString() {
    return name;
  }
}
