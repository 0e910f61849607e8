package com.acme.driver;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** A broker of Kafka in this process. */
final class Broker implements AutoCloseable {

  private final KafkaRaftServer server;

  /** Starts a broker whose files are in a directory. */
  Broker(Path directory, int port) throws Exception {
    int controller = Ports.free();
    format(directory);
    Properties settings = new Properties();
    settings.put("process.roles", "broker,controller");
    settings.put("node.id", "1");
    settings.put("controller.quorum.voters", "1@127.0.0.1:" + controller);
    settings.put("controller.listener.names", "CONTROLLER");
    settings.put(
        "listeners", "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controller);
    settings.put("log.dirs", directory.toString());
    settings.put("num.partitions", "4");
    settings.put("offsets.topic.num.partitions", "2");
    settings.put("offsets.topic.replication.factor", "1");
    settings.put("group.initial.rebalance.delay.ms", "0");
    server = new KafkaRaftServer(KafkaConfig.fromProps(settings), Time.SYSTEM);
    server.startup();
  }

  private static void format(Path directory) throws Exception {
    new Formatter()
        .setNodeId(1)
        .setClusterId(Uuid.randomUuid().toString())
        .addDirectory(directory.toString())
        .setMetadataLogDirectory(directory.toString())
        .setControllerListenerName("CONTROLLER")
        .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
        .setPrintStream(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
        .run();
  }

  @Override
  public void close() {
    server.shutdown();
    server.awaitShutdown();
  }
}
