package dev.polycodec.jackson;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import dev.polycodec.tck.arch.CodecModuleRules;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JacksonModuleTest extends CodecModuleRules {

  private static final String HOME = "dev.polycodec.jackson";

  JacksonModuleTest() {
    super("com.fasterxml.jackson..");
  }

  /** A jar with the streams of another format extends it. */
  @Override
  protected Set<String> alsoPublic() {
    return Set.of("FormatProvider");
  }

  @Test
  void neitherThePlainNorTheTypedCodecsKnowOfEachOther() {
    JavaClasses module =
        new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages(HOME);
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("home")
        .definedBy(HOME)
        .layer("plain")
        .definedBy(HOME + ".plain")
        .layer("wire")
        .definedBy(HOME + ".wire")
        .layer("stream")
        .definedBy(HOME + ".stream")
        .whereLayer("home")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("plain")
        .mayOnlyBeAccessedByLayers("home")
        .whereLayer("wire")
        .mayOnlyBeAccessedByLayers("home")
        .whereLayer("stream")
        .mayNotAccessAnyLayer()
        .check(module);
  }
}
