package dev.polycodec.tck.hostile;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Notes the classes whose static initialisers ran although nobody allowed them. */
public final class Initialized {

  private static final List<String> NAMES = new CopyOnWriteArrayList<>();

  private Initialized() {}

  /** Notes a class; its static initialiser calls this. */
  public static void note(Class<?> type) {
    NAMES.add(type.getName());
  }

  static List<String> names() {
    return NAMES;
  }
}
