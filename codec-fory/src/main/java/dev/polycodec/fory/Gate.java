package dev.polycodec.fory;

import org.apache.fory.Fory;

/** Loads what bytes name through the message, so that the policy comes before the loader. */
final class Gate extends ClassLoader {

  private final Session session;

  Gate(Session session) {
    super(Fory.class.getClassLoader());
    this.session = session;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    return session.load(name);
  }
}
