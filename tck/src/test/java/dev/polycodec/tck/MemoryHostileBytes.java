package dev.polycodec.tck;

import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.util.List;

/** Claims that nothing can be expressed, which the kit must not believe. */
final class MemoryHostileBytes implements HostileBytes {

  private static final Crafted NONE = Crafted.cannot("a message is the number of an object");

  @Override
  public List<Crafted> named(String className) {
    return List.of(NONE);
  }

  @Override
  public Crafted harmless() {
    return NONE;
  }

  @Override
  public Crafted craft(Attack attack) {
    return NONE;
  }
}
