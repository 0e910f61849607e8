package dev.polycodec.tck.hostile;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Notes which class names it is asked for. */
final class SpyLoader extends ClassLoader {

  private final List<String> asked = new CopyOnWriteArrayList<>();

  SpyLoader() {
    super(SpyLoader.class.getClassLoader());
  }

  List<String> asked() {
    return asked;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    asked.add(name);
    return super.loadClass(name, resolve);
  }
}
