package dev.polycodec;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class ApiBoundaryTest {

  private static final JavaClasses API =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.polycodec");

  @Test
  void theFrontDoorStaysSmall() {
    assertThat(publicTypesOf("dev.polycodec")).hasSizeBetween(15, 30);
    assertThat(publicTypesOf("dev.polycodec.spi")).hasSizeBetween(10, 22);
    assertThat(publicTypesOf("dev.polycodec.spi.walk")).hasSizeBetween(5, 13);
    assertThat(publicTypesOf("dev.polycodec.spi.tree")).hasSizeBetween(1, 2);
    assertThat(publicTypesOf("dev.polycodec.spi.bulk")).hasSizeBetween(1, 3);
    assertThat(publicTypesOf("dev.polycodec.stored")).hasSizeBetween(3, 7);
  }

  @Test
  void onlyTheApiAndTheSpiAreExported() {
    assertThat(module().exports())
        .extracting(ModuleDescriptor.Exports::source)
        .containsExactlyInAnyOrder(
            "dev.polycodec",
            "dev.polycodec.spi",
            "dev.polycodec.spi.bulk",
            "dev.polycodec.spi.tree",
            "dev.polycodec.spi.walk",
            "dev.polycodec.stored");
    assertThat(module().opens()).isEmpty();
  }

  @Test
  void theModuleNeedsSlf4jAndTheJdkOnly() {
    assertThat(module().requires())
        .filteredOn(
            needed -> !needed.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
        .extracting(ModuleDescriptor.Requires::name)
        .containsExactlyInAnyOrder("java.base", "jdk.unsupported", "org.slf4j");
  }

  @Test
  void noClassDependsOnAnotherLibrary() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.polycodec..",
            "java..",
            "javax.xml.namespace",
            "jdk.jfr",
            "sun.reflect",
            "org.slf4j",
            "org.jspecify..",
            "")
        .check(API);
  }

  @Test
  void noPackagesDependOnEachOtherInACircle() {
    slices().matching("dev.polycodec.internal.(*)..").should().beFreeOfCycles().check(API);
  }

  @Test
  void noFilesOfDifferentPackagesNeedEachOther() {
    Map<JavaClass, Set<JavaClass>> needed = new HashMap<>();
    for (JavaClass type : API) {
      needed.computeIfAbsent(file(type), file -> new HashSet<>()).addAll(filesThat(type));
    }
    assertThat(needed.keySet())
        .allSatisfy(
            file ->
                assertThat(needed.get(file))
                    .filteredOn(other -> !other.getPackage().equals(file.getPackage()))
                    .noneMatch(other -> reaches(other, file, needed, new HashSet<>())));
  }

  /** Returns whether a file needs another, perhaps by way of others. */
  private static boolean reaches(
      JavaClass from, JavaClass to, Map<JavaClass, Set<JavaClass>> needed, Set<JavaClass> seen) {
    return from.equals(to)
        || seen.add(from)
            && needed.getOrDefault(from, Set.of()).stream()
                .anyMatch(next -> reaches(next, to, needed, seen));
  }

  private static Set<JavaClass> filesThat(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> file(dependency.getTargetClass()))
        .filter(needed -> needed.getPackageName().startsWith("dev.polycodec"))
        .collect(Collectors.toSet());
  }

  private static JavaClass file(JavaClass type) {
    return type.getEnclosingClass().map(ApiBoundaryTest::file).orElse(type);
  }

  @Test
  void onlyOnePackageNeedsTheFlightRecorder() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.polycodec.internal.jfr")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("jdk.jfr..")
        .check(API);
  }

  @Test
  void onlyAnObservedCodecMeasuresTime() {
    assertThat(API)
        .flatExtracting(JavaClass::getMethodCallsFromSelf)
        .filteredOn(call -> call.getTarget().getName().equals("nanoTime"))
        .extracting(call -> call.getOriginOwner().getSimpleName())
        .containsOnly("ObservedHandle", "Lending");
  }

  @Test
  void noPublicSignatureShowsAnInternalType() {
    assertThat(offered())
        .flatExtracting(ApiBoundaryTest::shownTypes)
        .extracting(JavaClass::getPackageName)
        .noneMatch(name -> name.startsWith("dev.polycodec.internal"));
  }

  @Test
  void onlyRootsAliasesNumbersAndProvidersTurnNamesIntoClasses() {
    assertThat(API)
        .flatExtracting(JavaClass::getMethodCallsFromSelf)
        .filteredOn(ApiBoundaryTest::loadsAClass)
        .extracting(call -> call.getOriginOwner().getName())
        .containsOnly(
            "dev.polycodec.internal.message.Loading",
            "dev.polycodec.internal.message.NamedClasses",
            "dev.polycodec.internal.policy.Patterns",
            "dev.polycodec.internal.select.NumberedClasses",
            "dev.polycodec.internal.select.ProvidedForms",
            "dev.polycodec.internal.select.Sight",
            "dev.polycodec.internal.surrogate.FormTable");
  }

  @Test
  void noSystemPropertyIsWrittenAndNothingIsPrinted() {
    noClasses()
        .should()
        .callMethod(System.class, "setProperty", String.class, String.class)
        .orShould()
        .callMethod(System.class, "clearProperty", String.class)
        .check(API);
    GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(API);
    GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.check(API);
  }

  /** Its trace refers to the classes of whoever was the first to call, for as long as we live. */
  @Test
  void noThrowableIsKept() {
    noFields()
        .that()
        .areStatic()
        .should()
        .haveRawType(JavaClass.Predicates.assignableTo(Throwable.class))
        .check(API);
  }

  /** But one, which reads what it has written, with no bytes of a message. */
  @Test
  void noJavaObjectStreamIsRead() {
    noClasses()
        .that()
        .haveNameNotMatching("dev\\.polycodec\\.internal\\.shape\\.SerialMaker(\\$.*)?")
        .should()
        .accessClassesThat()
        .areAssignableTo(java.io.ObjectInputStream.class)
        .check(API);
  }

  private static List<JavaClass> publicTypesOf(String packageName) {
    return offered().stream().filter(type -> type.getPackageName().equals(packageName)).toList();
  }

  private static List<JavaClass> offered() {
    return API.stream()
        .filter(type -> !type.getPackageName().startsWith("dev.polycodec.internal"))
        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(JavaClass::isTopLevelClass)
        .toList();
  }

  private static Set<JavaClass> shownTypes(JavaClass type) {
    return type.getMembers().stream()
        .filter(ApiBoundaryTest::isVisible)
        .flatMap(member -> member.getAllInvolvedRawTypes().stream())
        .collect(Collectors.toSet());
  }

  private static boolean isVisible(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PUBLIC)
        || member.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static boolean loadsAClass(JavaMethodCall call) {
    boolean byLoader = call.getTargetOwner().isAssignableTo(ClassLoader.class);
    return call.getTargetOwner().isEquivalentTo(Class.class) && call.getName().equals("forName")
        || byLoader && call.getName().equals("loadClass");
  }

  private static ModuleDescriptor module() {
    Path classes = Path.of("target", "classes");
    return ModuleFinder.of(classes).find("dev.polycodec").orElseThrow().descriptor();
  }
}
