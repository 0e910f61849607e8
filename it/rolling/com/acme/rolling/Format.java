package com.acme.rolling;

/** How orders are stored. */
interface Format {

  byte[] write(Order order) throws Exception;

  Order read(byte[] bytes) throws Exception;

  /** Returns the format of an instance; the old one has no Polycodec on its class path. */
  static Format of(String library, int step) throws Exception {
    String name = step > 0 ? "Polycodec" : "Plain" + library;
    Class<?> format = Class.forName("com.acme.rolling." + name);
    return step > 0
        ? (Format) format.getDeclaredConstructor(String.class, int.class).newInstance(library, step)
        : (Format) format.getDeclaredConstructor().newInstance();
  }
}
