package dev.polycodec.tck.arch;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dev.polycodec.spi.CodecProvider;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The rules of the house for the code of one codec module; extended, next to the provider, by a
 * test class that names the backend's packages.
 *
 * <p>The rules look at every class of the test class's package and the packages below it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS) // so that the classes are read once
public abstract class CodecModuleRules {

  private final String home;
  private final List<String> backend;
  private final JavaClasses module;

  /**
   * Names the packages of the backend, in ArchUnit's form: {@code "com.acme.."}; also {@code
   * "sun.misc"} where the module accesses fields as its backend does.
   */
  protected CodecModuleRules(String... backend) {
    this.home = getClass().getPackageName();
    this.backend = List.of(backend);
    this.module =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(home);
  }

  CodecModuleRules(Package home) {
    this.home = home.getName();
    this.backend = List.of();
    this.module = new ClassFileImporter().importPackages(this.home);
  }

  /**
   * Returns the simple names of public classes beyond the provider and its options, none unless
   * overridden: each is a promise to applications. Packages below are not exported, and have what
   * others need of them.
   */
  protected Set<String> alsoPublic() {
    return Set.of();
  }

  /** Returns whether the backend is Java's own serialization, which only one codec may be. */
  protected boolean readsJavaObjectStreams() {
    return false;
  }

  /**
   * Returns the simple names of the class loaders that hold a copy of the backend, and may load
   * what that copy refers to; none unless overridden.
   */
  protected Set<String> backendLoaders() {
    return Set.of();
  }

  @Test
  void onlyTheProviderAndItsOptionsArePublic() {
    DescribedPredicate<JavaClass> inside =
        DescribedPredicate.describe(
            "are neither the provider nor its options", type -> !isOffered(type));
    check(classes().that().resideInAPackage(home).and(inside).should().notBePublic());
  }

  @Test
  void theModuleDependsOnTheApiAndItsBackendOnly() {
    String[] allowed =
        Stream.of(
                List.of("java..", "org.slf4j..", "org.jspecify..", home + ".."),
                List.of("dev.polycodec", "dev.polycodec.spi.."),
                backend)
            .flatMap(List::stream)
            .toArray(String[]::new);
    check(
        classes()
            .should()
            .onlyDependOnClassesThat(
                resideInAnyPackage(allowed)
                    .or(DescribedPredicate.describe("primitives", JavaClass::isPrimitive))
                    .or(DescribedPredicate.describe("arrays of them", this::isPrimitiveArray))));
  }

  @Test
  void noSystemPropertyIsWritten() {
    check(
        noClasses()
            .should()
            .callMethodWhere(
                call(System.class, "setProperty", "setProperties", "clearProperty")
                    .or(call(System.class, "getProperties"))));
  }

  @Test
  void noStaticFieldOfAnotherModuleIsWritten() {
    check(
        noClasses()
            .should()
            .setFieldWhere(
                DescribedPredicate.describe("it is a static of another module", this::isForeign)));
  }

  @Test
  void onlyTheMessageTurnsNamesIntoClasses() {
    check(
        noClasses()
            .that(
                DescribedPredicate.describe(
                    "do not hold a copy of the backend",
                    type -> !backendLoaders().contains(type.getSimpleName())))
            .should()
            .callMethodWhere(
                call(Class.class, "forName", "forPrimitiveName")
                    .or(call(ClassLoader.class, "loadClass", "findClass", "defineClass"))
                    .or(call(java.lang.invoke.MethodHandles.Lookup.class, "findClass"))));
  }

  @Test
  void noJavaObjectStreamIsHiddenInAnotherFormat() {
    if (!readsJavaObjectStreams()) {
      check(
          noClasses()
              .should()
              .dependOnClassesThat()
              .areAssignableTo(java.io.ObjectInputStream.class));
    }
  }

  @Test
  void encapsulationIsRespected() {
    check(
        noClasses()
            .should()
            .callMethodWhere(
                call(java.lang.reflect.AccessibleObject.class, "setAccessible", "trySetAccessible")
                    .or(call(Module.class, "addOpens", "addExports", "addReads")))
            .orShould()
            .dependOnClassesThat(
                resideInAnyPackage("sun..", "jdk.internal..", "java.lang.instrument..")
                    .and(not(resideInAnyPackage(backend.toArray(String[]::new))))));
  }

  @Test
  void nothingIsPrintedAndNoThreadIsStarted() {
    check(NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS);
    check(noClasses().should().dependOnClassesThat().areAssignableTo(Thread.class));
  }

  private void check(ArchRule rule) {
    rule.check(module);
  }

  private boolean isOffered(JavaClass type) {
    return type.isAssignableTo(CodecProvider.class)
        || type.getSimpleName().endsWith("Options")
        || alsoPublic().contains(type.getSimpleName())
        || type.getEnclosingClass().map(this::isOffered).orElse(false);
  }

  private boolean isPrimitiveArray(JavaClass type) {
    return type.isArray() && type.getBaseComponentType().isPrimitive();
  }

  private boolean isForeign(JavaFieldAccess access) {
    return not(resideInAPackage(home + "..")).test(access.getTargetOwner())
        && access.getAccessType() == JavaFieldAccess.AccessType.SET
        && access
            .getTarget()
            .resolveMember()
            .map(field -> field.getModifiers().contains(JavaModifier.STATIC))
            .orElse(true);
  }

  /** Matches calls of the named methods, also through a subclass of their owner. */
  private static DescribedPredicate<JavaCall<?>> call(Class<?> owner, String... methods) {
    Set<String> names = Set.of(methods);
    return DescribedPredicate.describe(
        owner.getSimpleName() + " " + names,
        access ->
            access.getTargetOwner().isAssignableTo(owner)
                && names.contains(((JavaAccess<?>) access).getName()));
  }
}
