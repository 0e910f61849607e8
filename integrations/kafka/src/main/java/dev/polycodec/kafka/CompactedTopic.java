package dev.polycodec.kafka;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/** Sees to it that a topic keeps the last record of each key for ever, in one order for all. */
final class CompactedTopic {

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
  private static final long PAUSE_MILLIS = 100;

  private CompactedTopic() {}

  /** Makes the topic, or looks whether it is one. */
  static void require(Map<String, ?> client, String topic)
      throws ExecutionException, InterruptedException {
    try (Admin admin = Admin.create(new HashMap<>(client))) {
      make(admin, topic);
      int partitions =
          only(answer(() -> admin.describeTopics(List.of(topic)).allTopicNames()))
              .partitions()
              .size();
      if (partitions != 1) {
        throw new IllegalStateException(
            "The topic " + topic + " has " + partitions + " partitions; schemas need one order");
      }
      ConfigResource named = new ConfigResource(ConfigResource.Type.TOPIC, topic);
      Config config = only(answer(() -> admin.describeConfigs(List.of(named)).all()));
      String policy = config.get(TopicConfig.CLEANUP_POLICY_CONFIG).value();
      if (!TopicConfig.CLEANUP_POLICY_COMPACT.equals(policy)) {
        throw new IllegalStateException(
            "The topic "
                + topic
                + " would lose schemas: set its cleanup.policy to compact, which is "
                + policy);
      }
    }
  }

  /** Asks again for a while: a broker may not know yet what another has just made. */
  private static <T> T answer(Supplier<KafkaFuture<T>> question)
      throws ExecutionException, InterruptedException {
    long begin = System.nanoTime();
    while (true) {
      try {
        return question.get().get();
      } catch (ExecutionException e) {
        boolean isNew = e.getCause() instanceof UnknownTopicOrPartitionException;
        if (!isNew || System.nanoTime() - begin > PATIENCE_NANOS) {
          throw e;
        }
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }

  private static <T> T only(Map<?, T> answer) {
    return answer.values().iterator().next();
  }

  private static void make(Admin admin, String topic)
      throws ExecutionException, InterruptedException {
    NewTopic compacted =
        new NewTopic(topic, Optional.of(1), Optional.empty())
            .configs(Map.of(TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT));
    try {
      admin.createTopics(List.of(compacted)).all().get();
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
  }
}
