package org.redisson.spring.cache;

import java.io.Serializable;

/** Stands for the class of {@code redisson-spring-cache}, which needs Spring. */
public final class NullValue implements Serializable {

  private static final long serialVersionUID = 1;
}
