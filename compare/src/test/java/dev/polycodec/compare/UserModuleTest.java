package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator.Mode;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The modules of Jackson that a user's class path has bind the classes that need them. */
@Tag("once")
class UserModuleTest {

  private static final String ORDER =
      """
      package com.acme;
      public final class Order implements java.io.Serializable {
        private final long id;
        public Order(long id) { this.id = id; }
        public long getId() { return id; }
      }
      """;

  @TempDir private Path directory;

  /** Knows the names of parameters, as the module for Kotlin does. */
  public static final class Names extends SimpleModule {
    private static final long serialVersionUID = 1L;

    /** Needed by {@link java.util.ServiceLoader}. */
    public Names() {}

    @Override
    public void setupModule(SetupContext context) {
      context.insertAnnotationIntrospector(new Parameters());
    }
  }

  private static final class Parameters extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable Mode findCreatorAnnotation(MapperConfig<?> config, Annotated annotated) {
      boolean own = annotated.getRawType().getName().equals("com.acme.Order");
      return own && annotated instanceof AnnotatedConstructor ? Mode.PROPERTIES : null;
    }

    @Override
    public @Nullable String findImplicitPropertyName(AnnotatedMember member) {
      boolean own = member.getDeclaringClass().getName().equals("com.acme.Order");
      return own && member instanceof AnnotatedParameter ? "id" : null;
    }
  }

  @Test
  void modulesOfTheClassPathAreUsed() throws IOException {
    assertThat(compare().err()).contains("Cannot construct instance of `com.acme.Order`");

    announce(Names.class.getName());

    Run run = compare();
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void aModuleThatIsNoneIsOneLine() throws IOException {
    announce("com.acme.Missing");

    Run run = compare();
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .startsWith("polycodec compare: A module of --class-path is none for Jackson: ")
        .contains("com.acme.Missing")
        .hasLineCount(1);
  }

  private void announce(String module) throws IOException {
    Path services = Files.createDirectories(directory.resolve("classes/META-INF/services"));
    Files.writeString(services.resolve(Module.class.getName()), module);
  }

  private Run compare() throws IOException {
    Path classes = UserJar.classes(directory, ORDER);
    Path data = Files.writeString(directory.resolve("orders.json"), "{\"id\":1}");
    return Run.compare(
        "--codec",
        "fake-forked",
        "--data",
        data.toString(),
        "--class",
        "com.acme.Order",
        "--class-path",
        classes.toString());
  }
}
