package dev.polycodec.fory;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fory.codegen.CodeGenerator;
import org.apache.fory.resolver.TypeResolver;

/**
 * What generates the classes of serializers, one for each loader of those that they are for.
 *
 * <p>Fory's own are in static tables, where the Forys of an application, without our guards, find
 * what another has generated.
 */
final class Generators {

  private final Map<ClassLoader, CodeGenerator> all = new ConcurrentHashMap<>();

  /** Has the serializer of an application's class generated here. */
  void prepare(TypeResolver resolver, Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    if (loader != null && resolver.getCodeGenerator(loader) == null) {
      resolver.setCodeGenerator(loader, all.computeIfAbsent(loader, CodeGenerator::new));
    }
  }
}
