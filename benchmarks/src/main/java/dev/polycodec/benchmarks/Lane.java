package dev.polycodec.benchmarks;

import dev.polycodec.Trait;
import dev.polycodec.compare.workload.Workload;
import java.util.List;
import java.util.Set;

/**
 * One way of using one serializer.
 *
 * @param codec the codec that it is compared with, such as {@code kryo}
 * @param way how the serializer is used, such as {@code expert}
 * @param jvmFlags the flags of the JVM that it needs
 * @param traits what it keeps, so far as the check of its results depends on it
 * @param unable the workloads that it fails on
 * @param opener sets it up
 */
public record Lane(
    String codec,
    String way,
    List<String> jvmFlags,
    Set<Trait> traits,
    Set<String> unable,
    Opener opener) {

  /** The workloads that are made of records, which older libraries do not know. */
  public static final Set<String> RECORDS = Set.of("css", "node-releases", "small-records");

  /** Those, and the one that refers back to itself. */
  public static final Set<String> RECORDS_AND_CYCLES =
      Set.of("css", "graph", "node-releases", "small-records");

  /** Creates a way that is able to carry every workload. */
  public Lane(String codec, String way, List<String> jvmFlags, Set<Trait> traits, Opener opener) {
    this(codec, way, jvmFlags, traits, Set.of(), opener);
  }

  /** Creates a way that needs no flags and of which nothing but equal values is expected. */
  public Lane(String codec, String way, Opener opener) {
    this(codec, way, List.of(), Set.of(), opener);
  }

  /** Returns this way, without the workloads that the library by itself does not bring back. */
  public Lane unable(Set<String> workloads) {
    return new Lane(codec, way, jvmFlags, traits, workloads, opener);
  }

  /** Returns the name of the way with that of its codec. */
  public String name() {
    return codec + "/" + way;
  }

  /** Sets a serializer up for a workload. */
  @FunctionalInterface
  public interface Opener {

    /** Makes what is used for the whole run, or throws where it cannot do the workload. */
    Contender open(Workload workload) throws Exception;
  }
}
