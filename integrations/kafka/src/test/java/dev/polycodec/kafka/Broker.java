package dev.polycodec.kafka;

import java.io.OutputStream;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** A broker of Kafka in this process; other modules test with it, too. */
public final class Broker implements AutoCloseable {

  /** Where clients find it. */
  public final String address;

  private final KafkaRaftServer server;

  /** Starts a broker whose files are in a directory. */
  public Broker(Path directory) throws Exception {
    int controller;
    try (ServerSocket one = new ServerSocket(0);
        ServerSocket other = new ServerSocket(0)) { // at once, or it may be the same port twice
      controller = one.getLocalPort();
      address = "127.0.0.1:" + other.getLocalPort();
    }
    new Formatter()
        .setNodeId(1)
        .setClusterId(Uuid.randomUuid().toString())
        .addDirectory(directory.toString())
        .setMetadataLogDirectory(directory.toString())
        .setControllerListenerName("CONTROLLER")
        .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
        .setPrintStream(new PrintStream(OutputStream.nullOutputStream()))
        .run();
    Properties settings = new Properties();
    settings.put("process.roles", "broker,controller");
    settings.put("node.id", "1");
    settings.put("controller.quorum.voters", "1@127.0.0.1:" + controller);
    settings.put("controller.listener.names", "CONTROLLER");
    settings.put("listeners", "PLAINTEXT://" + address + ",CONTROLLER://127.0.0.1:" + controller);
    settings.put("log.dirs", directory.toString());
    settings.put("offsets.topic.replication.factor", "1");
    settings.put("group.initial.rebalance.delay.ms", "0");
    server = new KafkaRaftServer(KafkaConfig.fromProps(settings), Time.SYSTEM);
    server.startup();
  }

  @Override
  public void close() {
    server.shutdown();
    server.awaitShutdown();
  }
}
