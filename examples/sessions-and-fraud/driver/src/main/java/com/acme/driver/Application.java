package com.acme.driver;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;

/** The two applications. */
enum Application {
  GATEWAY("com.acme.gateway.Gateway"),
  FRAUD("com.acme.fraud.FraudService");

  private final String main;

  Application(String main) {
    this.main = main;
  }

  String main() {
    return main;
  }

  /** Returns the name of the application, which is that of its directory. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the class path with a version of the classes of orders. */
  String classPath(Path home, int version) {
    Path target = home.resolve(label()).resolve("target");
    return String.join(
        File.pathSeparator,
        target.resolve("classes").toString(),
        home.resolve("orders-" + version).resolve("target/classes").toString(),
        target.resolve("lib") + File.separator + "*");
  }
}
