package dev.polycodec.internal.message;

import java.util.ArrayList;
import java.util.List;

/**
 * The layouts that a message has brought and no message before: they are remembered once it is
 * decoded, as nothing of a message that fails may stay.
 */
final class NewLayouts {

  private final List<Runnable> found = new ArrayList<>(0);

  void add(Schema schema, Schema.Known layout) {
    found.add(() -> schema.keep(layout));
  }

  void keep() {
    if (!found.isEmpty()) {
      found.forEach(Runnable::run);
      found.clear();
    }
  }

  void clear() {
    found.clear();
  }
}
