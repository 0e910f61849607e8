package dev.polycodec.fst.plain;

import org.nustaq.serialization.FSTClazzNameRegistry;
import org.nustaq.serialization.FSTConfiguration;

/**
 * FST's table of the classes that a message names. FST itself would keep the first class of a name
 * that it meets, and the next message may mean that of another loader.
 */
final class Names extends FSTClazzNameRegistry {

  private final PlainInput in;

  Names(FSTConfiguration configuration, PlainInput in) {
    super(configuration.getClassRegistry());
    this.in = in;
  }

  @Override
  public Class<?> classForName(String name, FSTConfiguration configuration) {
    return in.load(name);
  }
}
