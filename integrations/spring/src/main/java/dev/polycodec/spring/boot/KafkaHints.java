package dev.polycodec.spring.boot;

import org.springframework.aop.framework.AopProxyUtils;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.kafka.listener.adapter.BatchMessagingMessageListenerAdapter;
import org.springframework.util.ClassUtils;

/** Brings into a native image what Kafka makes by name, and the proxy of a listener of batches. */
final class KafkaHints {

  private KafkaHints() {}

  static void register(RuntimeHints hints) {
    for (Class<?> type : new Class<?>[] {StarterSerializer.class, StarterDeserializer.class}) {
      hints.reflection().registerType(type, MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS);
    }
    Class<?>[] listener =
        ClassUtils.getAllInterfacesForClass(BatchMessagingMessageListenerAdapter.class);
    hints.proxies().registerJdkProxy(AopProxyUtils.completeJdkProxyInterfaces(listener));
  }
}
