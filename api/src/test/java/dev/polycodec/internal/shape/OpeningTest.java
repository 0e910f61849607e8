package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.Shape;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningTest {

  @TempDir Path dir;

  @Test
  void aPackageThatIsNotOpenIsRefusedWithTheLineThatOpensIt() throws Exception {
    String us = OpeningTest.class.getModule().isNamed() ? "dev.polycodec" : "ALL-UNNAMED";
    String to = OpeningTest.class.getModule().isNamed() ? " to dev.polycodec" : "";

    Shape shape = shapes().of(load("module closed { }", "private int x;"));

    assertThat(shape.kind()).isEqualTo(Shape.Kind.REFUSED);
    assertThat(shape.refusal())
        .isEqualTo(
            "closed.Thing is in a package that is not open: add \"opens closed%s;\" to module closed,"
                    .formatted(to)
                + " or run with --add-opens closed/closed=%s".formatted(us));
  }

  @Test
  void anOpenPackageIsEnough() throws Exception {
    Shape shape = shapes().of(load("module closed { opens closed; }", "private int x;"));

    assertThat(shape.kind()).isEqualTo(Shape.Kind.FIELDS);
  }

  /** The modules of a runtime by jlink are those of the JDK and of the application. */
  @Test
  void aModuleIsTheJdksByItsLoader() throws Exception {
    assertThat(Jdk.owns(load("module closed { }", "").getModule())).isFalse();
    assertThat(List.of("java.base", "java.sql", "jdk.compiler")).allMatch(Jdk::ownsModule);
    assertThat(Jdk.ownsModule("closed")).isFalse();
  }

  @Test
  void aMissingClassIsNamed() throws Exception {
    Class<?> type = load("open module closed { }", "private Helper helper; static class Helper {}");
    Files.delete(dir.resolve("closed/Thing$Helper.class"));

    Shape shape = shapes().of(type);

    assertThat(shape.refusal())
        .startsWith("closed.Thing needs a class that is missing: ")
        .contains("closed/Thing$Helper");
  }

  @Test
  void aMissingTypeArgumentIsLeftOut() throws Exception {
    Class<?> type =
        load(
            "open module closed { }",
            "private java.util.List<Helper> helpers; static class Helper {}");
    Files.delete(dir.resolve("closed/Thing$Helper.class"));

    Shape shape = shapes().of(type);

    assertThat(shape.kind()).isEqualTo(Shape.Kind.FIELDS);
    assertThat(shape.fields().get(0).genericType()).isEqualTo(List.class);
  }

  @Test
  void aLoaderIsCollectedWithTheShapesOfItsClasses() throws Exception {
    WeakReference<Class<?>> type =
        new WeakReference<>(load("open module closed { }", "private int x;"));
    ShapesImpl shapes = shapes();
    WeakReference<Shape> shape = new WeakReference<>(shapes.of(type.get()));
    WeakReference<Shape> string = new WeakReference<>(shapes.of(String.class));
    assertThat(shape.get().allocate()).isInstanceOf(type.get());

    shapes = null;

    awaitCleared(string);
    awaitCleared(shape);
    awaitCleared(type);
  }

  private static void awaitCleared(WeakReference<?> reference) throws InterruptedException {
    for (int i = 0; i < 100 && reference.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(reference.get()).isNull();
  }

  private static ShapesImpl shapes() {
    return ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
  }

  /**
   * Compiles a module with one class into the directory, and loads the class in a layer of its own.
   */
  private Class<?> load(String module, String members) throws Exception {
    Path moduleFile = Files.writeString(dir.resolve("module-info.java"), module);
    Path thing = Files.createDirectories(dir.resolve("closed")).resolve("Thing.java");
    Files.writeString(thing, "package closed; public class Thing { " + members + " }");
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", dir.toString(), moduleFile.toString(), thing.toString());
    assertThat(result).isZero();
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolve(ModuleFinder.of(dir), ModuleFinder.of(), Set.of("closed"));
    return boot.defineModulesWithOneLoader(configuration, getClass().getClassLoader())
        .findLoader("closed")
        .loadClass("closed.Thing");
  }
}
