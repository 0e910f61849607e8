package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Who takes a codec for its library runs that library: to look at its version is no use of it. */
@Tag("once")
class DependenciesTest {

  /** Has the codecs of another jar, beside which it cannot be on a class path. */
  private static final String TWIN = "codec-jackson3";

  static Stream<Path> codecs() throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      return modules
          .filter(module -> name(module).startsWith("codec-") && !name(module).equals(TWIN))
          .toList()
          .stream();
    }
  }

  private static String name(Path module) {
    return module.getFileName().toString();
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void everyDependencyOfACodecIsCalledByItOrByWhatItCalls(Path module) throws Exception {
    Set<String> called = called(Jars.one(name(module).replace("codec-", "polycodec-")));
    for (String artifact : dependencies(module.resolve("pom.xml"))) {
      Path jar = Jars.one(artifact);
      assertThat(classes(jar)).as(artifact).containsAnyElementsOf(called);
      called.addAll(called(jar)); // in the poms, a library comes before what it needs
    }
  }

  /** Returns what is on the class path of applications because of a module, other than ours. */
  private static List<String> dependencies(Path pom) throws Exception {
    NodeList all =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(pom.toFile())
            .getElementsByTagName("dependency");
    List<String> artifacts = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      Element dependency = (Element) all.item(i);
      boolean shipped = !List.of("test", "provided").contains(text(dependency, "scope"));
      if (shipped && !text(dependency, "groupId").equals("dev.polycodec")) {
        artifacts.add(text(dependency, "artifactId"));
      }
    }
    return artifacts;
  }

  private static String text(Element dependency, String name) {
    NodeList found = dependency.getElementsByTagName(name);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent();
  }

  private static Set<String> classes(Path jar) throws IOException {
    Set<String> names = new HashSet<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      file.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(".class"))
          .forEach(name -> names.add(name.substring(0, name.length() - ".class".length())));
    }
    return names;
  }

  /** Returns the classes whose methods a jar calls. */
  private static Set<String> called(Path jar) throws IOException {
    Set<String> owners = new HashSet<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().filter(e -> e.getName().endsWith(".class")).toList()) {
        try (InputStream in = file.getInputStream(entry)) {
          new ClassReader(in).accept(new Calls(owners), ClassReader.SKIP_DEBUG);
        }
      }
    }
    return owners;
  }

  /** Lists the owners of methods that are called. */
  private static final class Calls extends ClassVisitor {

    private final Set<String> owners;

    Calls(Set<String> owners) {
      super(Opcodes.ASM9);
      this.owners = owners;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String generic, String[] thrown) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int code, String owner, String method, String signature, boolean isInterface) {
          owners.add(owner);
        }
      };
    }
  }
}
