package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RemedyTest {

  private static final String UNREAD =
      "class com.acme.json.Writer (in module com.acme.json) cannot access class org.w3c.dom.Node (in"
          + " module java.xml) because module com.acme.json does not read module java.xml";

  @Test
  void namesTheModuleThatALibraryUsesAndDoesNotRead() {
    assertThat(Remedy.of(new IllegalAccessError(UNREAD)))
        .isEqualTo("; add --add-reads com.acme.json=java.xml to the command line");
  }

  @Test
  void namesItToThoseWhoComeLaterToo() {
    Throwable first =
        new ExceptionInInitializerError(
            "Exception java.lang.IllegalAccessError: " + UNREAD + " [in thread \"main\"]");
    Throwable later = new NoClassDefFoundError("Could not initialize class com.acme.json.Writer");
    assertThat(Remedy.of(later.initCause(first)))
        .isEqualTo("; add --add-reads com.acme.json=java.xml to the command line");
  }

  @Test
  void namesTheFlagOfUnsafeToThoseWhoComeLaterToo() {
    StackTraceElement[] frames = {
      new StackTraceElement("sun.misc.Unsafe", "beforeMemoryAccess", "", 1)
    };
    Throwable first = new UnsupportedOperationException("putLong");
    first.setStackTrace(frames);
    assertThat(Remedy.of(first))
        .endsWith("add --sun-misc-unsafe-memory-access=allow to the command line");
    Throwable noted =
        new ExceptionInInitializerError("Exception " + first + " [in thread \"main\"]");
    noted.setStackTrace(frames);
    Throwable later = new NoClassDefFoundError("Could not initialize class com.acme.json.Writer");
    assertThat(Remedy.of(later.initCause(noted))).isEqualTo(Remedy.of(first));
  }

  @Test
  void namesThePackageThatCompiledCodeDoesNotSee() {
    assertThat(Remedy.of(hidden("com.acme.app", "com.acme.orders", "unnamed module @0x31c88ec8")))
        .isEqualTo(
            "; add \"exports com.acme.orders;\" to module com.acme.app, or run with --add-exports"
                + " com.acme.app/com.acme.orders=ALL-UNNAMED");
    assertThat(Remedy.of(hidden("com.acme.app", "com.acme.orders", "module com.acme.json")))
        .endsWith("com.acme.orders=com.acme.json");
  }

  @Test
  void leavesHiddenWhatTheJdkHides() {
    assertThat(Remedy.of(hidden("java.base", "sun.nio.ch", "unnamed module @0x1"))).isEmpty();
    assertThat(Remedy.of(hidden("jdk.compiler", "com.sun.tools.javac.main", "unnamed module @0x1")))
        .isEmpty();
  }

  private static Throwable hidden(String module, String home, String to) {
    return new IllegalAccessError(
        "class Made cannot access class Order (in module "
            + module
            + ") because module "
            + module
            + " does not export "
            + home
            + " to "
            + to);
  }
}
