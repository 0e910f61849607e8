package org.hibernate.engine.spi;

/** Stands for Hibernate's interface, which is known by its name and method. */
public interface PersistentAttributeInterceptable {

  /** Returns what fetches attributes, or null. */
  @org.jspecify.annotations.Nullable
  Object $$_hibernate_getInterceptor();
}
