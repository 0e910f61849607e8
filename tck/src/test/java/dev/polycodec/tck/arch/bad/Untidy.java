package dev.polycodec.tck.arch.bad;

import dev.polycodec.tck.arch.CodecModuleRulesTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;

/** Breaks every rule. */
public final class Untidy {

  private Untidy() {}

  static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name);
  }

  static void configure() {
    System.setProperty("backend.unsafe", "false");
    CodecModuleRulesTest.sharedByEveryone = true;
  }

  static Object hide(byte[] bytes) throws IOException, ClassNotFoundException {
    return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
  }

  static void force(Class<?> type) throws ReflectiveOperationException {
    type.getDeclaredConstructor().setAccessible(true);
  }

  static void shout() {
    new Thread(() -> System.err.println("broken")).start();
  }
}
