package dev.polycodec.spring.boot;

import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;
import org.springframework.util.ClassUtils;

/**
 * Brings into a native image the resources that codecs look for, and the classes of Spring and the
 * JDK that may be stored or sent without a line of the application.
 */
final class PolycodecHints implements RuntimeHintsRegistrar {

  /** What {@link SyncLookups} is a proxy of. */
  private static final String CACHE_WRITER =
      "org.springframework.data.redis.cache.RedisCacheWriter";

  @Override
  public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
    hints
        .resources()
        .registerPattern(CodecFactory.SPRING_VALUES)
        .registerPattern("polycodec.properties");
    hints.proxies().registerJdkProxy(TypeReference.of(CACHE_WRITER));
    if (ClassUtils.isPresent("org.springframework.kafka.listener.BatchMessageListener", loader)) {
      KafkaHints.register(hints);
    }
    SpringValues.names(loader).stream()
        .filter(name -> ClassUtils.isPresent(name, loader))
        .<Class<?>>map(name -> ClassUtils.resolveClassName(name, loader))
        .filter(type -> Serializable.class.isAssignableFrom(type) && !type.isAnonymousClass())
        .forEach(type -> registerAll(hints, type));
    JdkFailures.names().stream()
        .map(TypeReference::of)
        .forEach(
            type -> {
              hints.reflection().registerType(type);
              hints.serialization().registerType(type);
            });
  }

  /** What is inherited is part of an object, too. */
  private static void registerAll(RuntimeHints hints, Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      hints.reflection().registerType(each);
      if (Serializable.class.isAssignableFrom(each)) {
        hints.serialization().registerType(TypeReference.of(each));
      }
      if (!each.getName().startsWith("java.")) {
        registerMembers(hints, each);
      }
    }
  }

  /** Fields go one by one: the category for all of them has another name in each Spring. */
  private static void registerMembers(RuntimeHints hints, Class<?> type) {
    hints
        .reflection()
        .registerType(
            type,
            MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
            MemberCategory.INVOKE_DECLARED_METHODS);
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        hints.reflection().registerField(field);
      }
    }
  }
}
