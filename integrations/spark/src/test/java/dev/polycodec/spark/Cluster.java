package dev.polycodec.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** A master, two workers and two executors, the latter in JVMs of their own. */
final class Cluster implements AutoCloseable {

  static final int EXECUTORS = 2;

  final JavaSparkContext context;

  Cluster(Map<String, String> properties) throws IOException {
    // A worker looks for the jars of a distribution. Executors get the class path of the tests.
    Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
    SparkConf conf =
        new SparkConf()
            .setMaster("local-cluster[" + EXECUTORS + ",1,512]")
            .setAppName("polycodec")
            .set("spark.executor.memory", "512m")
            .set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
            .set("spark.driver.host", "127.0.0.1")
            .set("spark.driver.bindAddress", "127.0.0.1")
            .set("spark.ui.enabled", "false");
    properties.forEach(conf::set);
    context = new JavaSparkContext(conf);
  }

  /** Returns the processes of the executors: the only JVMs that a test starts. */
  static List<ProcessHandle> executors() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().command().orElse("").endsWith("java"))
        .toList();
  }

  @Override
  public void close() {
    List<ProcessHandle> left = executors();
    context.close();
    left.forEach(process -> process.onExit().join());
  }
}
