package dev.polycodec.spring.boot;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.kafka.config.KafkaListenerConfigUtils;
import org.springframework.kafka.config.KafkaListenerContainerFactory;
import org.springframework.kafka.config.KafkaListenerEndpoint;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.listener.AbstractMessageListenerContainer;
import org.springframework.kafka.listener.MessageListenerContainer;

/**
 * Guards all containers of batches by {@link BatchFailures}: those that are beans, and those that
 * the registry makes, whenever that is. Factories have no hook that leaves the application its own.
 */
public final class BatchContainers implements BeanPostProcessor, BeanFactoryPostProcessor {

  private static final BatchFailures FAILURES = new BatchFailures();

  /** Creates a post processor; Spring does. */
  public BatchContainers() {}

  /** Lets Spring make another registry, unless the application has its own. */
  @Override
  public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
    String name = KafkaListenerConfigUtils.KAFKA_LISTENER_ENDPOINT_REGISTRY_BEAN_NAME;
    if (beans.containsBeanDefinition(name)) {
      BeanDefinition registry = beans.getBeanDefinition(name);
      if (KafkaListenerEndpointRegistry.class.getName().equals(registry.getBeanClassName())) {
        registry.setBeanClassName(Registry.class.getName());
      }
    }
  }

  @Override
  public Object postProcessBeforeInitialization(Object bean, String name) {
    if (bean instanceof AbstractMessageListenerContainer<?, ?> container) {
      FAILURES.guard(container.getContainerProperties());
    }
    return bean;
  }

  /** Guards what it makes. */
  static final class Registry extends KafkaListenerEndpointRegistry {

    Registry() {}

    @Override
    protected MessageListenerContainer createListenerContainer(
        KafkaListenerEndpoint endpoint, KafkaListenerContainerFactory<?> factory) {
      MessageListenerContainer container = super.createListenerContainer(endpoint, factory);
      FAILURES.guard(container.getContainerProperties());
      return container;
    }
  }
}
