package dev.polycodec.spi;

import java.lang.reflect.Type;

/** The declared type of a root; equal if the types are equal. */
public interface RootType {

  /** Returns the declared type, with its type arguments. */
  Type type();

  /** Returns the class of the declared type. */
  Class<?> raw();
}
