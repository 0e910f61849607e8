package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Constants;

/** The packaged jars as bundles of an OSGi framework, with a mediator for their services. */
class OsgiTest {

  /** Lets a bundle find the services of others by ServiceLoader. */
  private static final String MEDIATOR = "org.apache.aries.spifly.dynamic.bundle";

  private static final String ACTIVATOR =
      """
      package com.acme.bundle;

      import dev.polycodec.*;
      import java.util.*;
      import org.osgi.framework.*;

      public final class Activator implements BundleActivator {

        public record Item(String name, int count) {}

        public static final class Order {
          private List<Item> items = List.of(new Item("tea", 2), new Item("bread", 1));
          private Map<String, Integer> notes = new LinkedHashMap<>(Map.of("parcel", 7));

          @Override public boolean equals(Object other) {
            return other instanceof Order o && o.items.equals(items) && o.notes.equals(notes);
          }

          @Override public int hashCode() {
            return items.hashCode();
          }
        }

        @Override public void start(BundleContext context) {
          for (String codec : List.of("jdk", "kryo", "smile-typed", "json-typed", "json", "fst")) {
            System.out.println(codec + ": " + roundTrip(codec));
          }
        }

        @Override public void stop(BundleContext context) {}

        private static String roundTrip(String name) {
          ClassLoader ours = Activator.class.getClassLoader();
          try (Codec codec = Codecs.builder().use(name).classLoader(ours).build()) {
            Order order = new Order();
            boolean equal = true;
            for (int i = 0; i < 2_000; i++) {
              equal &= codec.decode(codec.encode(order), Order.class).equals(order);
            }
            return equal ? "equal" : "not equal";
          } catch (CodecException e) {
            return e.getMessage();
          }
        }
      }
      """;

  /** Starts bundles; its class path has no codec, so that each class comes from its bundle. */
  private static final String HOST =
      """
      package com.acme.host;

      import java.util.*;
      import org.apache.felix.framework.FrameworkFactory;
      import org.osgi.framework.*;
      import org.osgi.framework.launch.Framework;

      public final class Host {
        /** Ends the JVM whatever happens, which threads of the framework would not. */
        public static void main(String[] jars) {
          try {
            run(jars);
            System.exit(0);
          } catch (Exception e) {
            e.printStackTrace();
            System.exit(1);
          }
        }

        private static void run(String[] jars) throws Exception {
          Framework framework =
              new FrameworkFactory().newFramework(Map.of("org.osgi.framework.storage", "storage"));
          framework.init();
          List<Bundle> bundles = new ArrayList<>();
          for (String jar : jars) {
            bundles.add(framework.getBundleContext().installBundle(jar));
          }
          framework.start();
          for (Bundle bundle : bundles) {
            if (bundle.getHeaders().get("Fragment-Host") == null) {
              bundle.start();
            }
          }
          framework.stop();
          framework.waitForStop(10_000);
        }
      }
      """;

  @TempDir private Path home;

  @Test
  void aBundleFindsCodecsOfOtherBundlesAndTheyItsClasses() throws IOException {
    Path felix = Jars.one("org.apache.felix.framework");
    Path classes = Files.createDirectories(home.resolve("host"));
    Sources.compile("com.acme.host.Host", HOST, List.of(felix), classes);
    List<Path> bundles = new ArrayList<>();
    Stream.of("asm", "asm-tree", "asm-analysis", "asm-commons", "asm-util", MEDIATOR)
        .map(Jars::one)
        .forEach(bundles::add);
    Stream.of(Jars.api(), Jars.jdk(), Jars.kryo(), Jars.jackson()).forEach(bundles::addAll);
    bundles.add(application(felix));
    List<String> urls = bundles.stream().map(jar -> jar.toUri().toString()).toList();
    App host = new App(classes, "com.acme.host.Host", List.of(felix), List.of(), urls);
    assertThat(host.printed().lines())
        .containsExactly(
            "jdk: equal",
            "kryo: equal",
            "smile-typed: equal",
            "json-typed: equal",
            "json: equal",
            "fst: There is no codec 'fst', which use(\"fst\") names; present: cbor, cbor-typed, jdk,"
                + " jdk-plain, json, json-typed, kryo, kryo-plain, smile, smile-typed."
                + " Its artifact is dev.polycodec:polycodec-fst");
  }

  private Path application(Path felix) throws IOException {
    Path classes = Files.createDirectories(home.resolve("classes"));
    List<Path> classPath = new ArrayList<>(Jars.api());
    classPath.add(felix);
    Sources.compile("com.acme.bundle.Activator", ACTIVATOR, classPath, classes);
    Manifest manifest = new Manifest();
    Attributes headers = manifest.getMainAttributes();
    headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
    headers.putValue(Constants.BUNDLE_SYMBOLICNAME, "com.acme.bundle");
    headers.putValue(Constants.BUNDLE_ACTIVATOR, "com.acme.bundle.Activator");
    headers.putValue(Constants.IMPORT_PACKAGE, "dev.polycodec,org.osgi.framework");
    Path jar = home.resolve("application.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream bundle = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        bundle.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, bundle);
      }
    }
    return jar;
  }

  @TestFactory
  Stream<DynamicTest> eachBundleExportsWhatItsModuleExports() {
    return Jars.ours().stream()
        .filter(jar -> ModuleFinder.of(jar).findAll().stream().noneMatch(OsgiTest::isAutomatic))
        .map(
            jar ->
                DynamicTest.dynamicTest(
                    jar.getFileName().toString(),
                    () -> assertThat(exportedByBundle(jar)).isEqualTo(exportedByModule(jar))));
  }

  /** Without an end, a bundle would run with the next major version of what it was built for. */
  @TestFactory
  Stream<DynamicTest> eachBundleImportsVersionsUpToTheNextMajorOne() {
    return Jars.ours().stream()
        .map(
            jar ->
                DynamicTest.dynamicTest(
                    jar.getFileName().toString(),
                    () ->
                        assertThat(versions(jar, "[^,;]+"))
                            .allMatch(range -> range.startsWith("[") && range.endsWith(")"))));
  }

  /** A codec may call what an older API has not. */
  @Test
  void aCodecNeedsTheApiThatItWasBuiltFor() throws IOException {
    String ours = Jars.VERSION.replaceAll("(\\d+\\.\\d+).*", "$1");
    int next = Integer.parseInt(ours.replaceAll("\\..*", "")) + 1;
    assertThat(versions(Jars.kryo().get(0), "dev\\.polycodec[.\\w]*"))
        .isNotEmpty()
        .containsOnly("[" + ours + "," + next + ")");
  }

  /** Returns the versions of the packages that a bundle imports. */
  private static List<String> versions(Path jar, String packages) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      String header = file.getManifest().getMainAttributes().getValue(Constants.IMPORT_PACKAGE);
      return Pattern.compile(packages + "(?:;[a-z]+:=[a-z]+)*;version=\"([^\"]+)\"")
          .matcher(header == null ? "" : header)
          .results()
          .map(match -> match.group(1))
          .toList();
    }
  }

  private static boolean isAutomatic(java.lang.module.ModuleReference module) {
    return module.descriptor().isAutomatic();
  }

  private static Set<String> exportedByModule(Path jar) {
    return ModuleFinder.of(jar).findAll().stream()
        .flatMap(module -> module.descriptor().exports().stream())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> exportedByBundle(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      String header = file.getManifest().getMainAttributes().getValue(Constants.EXPORT_PACKAGE);
      String packages = header == null ? "" : header.replaceAll("\"[^\"]*\"", "");
      return Pattern.compile(",")
          .splitAsStream(packages)
          .map(clause -> clause.replaceAll(";.*", ""))
          .filter(name -> !name.isEmpty())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
