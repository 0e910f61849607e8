package org.hibernate.bytecode.enhance.spi.interceptor;

/** Stands for Hibernate's interface, which is known by its name and method. */
public interface BytecodeLazyAttributeInterceptor {

  /** Returns whether something is not loaded. */
  boolean hasAnyUninitializedAttributes();
}
