package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Mutual;
import dev.polycodec.tck.model.Records.Line;
import dev.polycodec.tck.model.Records.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/**
 * Uses a codec for the first time where a stack ends, at every depth there, and then with room, in
 * a JVM of its own: what fails to initialise there fails for ever.
 */
final class StackEnd {

  private static final String OURS = "dev.polycodec";

  private static final int DEEPER_THAN_ANY_STACK = 1_000_000;

  /** More objects of a class than are moved one by one. */
  private static final int MANY = 1_200;

  /** After so many steps on the way back with the same failures, there is room. */
  private static final int ENOUGH = 20;

  private final Codec codec;
  private final List<Object> values;
  private final List<Specimen> messages;
  private int ended;
  private int failures;
  private int steady;

  private StackEnd(Codec codec, List<Object> values, List<Specimen> messages) {
    this.codec = codec;
    this.values = values;
    this.messages = messages;
  }

  /** Takes the codec, as {@link UnderTest} says it, and the folder of messages. */
  public static void main(String[] arguments) throws Exception {
    List<Specimen> messages = new ArrayList<>();
    for (Path file : files(Path.of(arguments[3]))) {
      messages.add(Specimen.read(file));
    }
    try (Codec codec = UnderTest.of(arguments).builder().build()) {
      StackEnd run = new StackEnd(codec, values(), messages);
      run.useAtTheEnd();
      run.useWithRoom();
      System.out.println(run.ended + " calls ended with the stack");
    } catch (CodecException | AssertionError e) {
      if (!isOfTheJvm(e)) {
        throw e;
      }
      System.out.println("The JVM itself failed with the stack: " + root(e));
    }
  }

  /** Says whether a class or call site of the JDK failed for ever, which no library can prevent. */
  private static boolean isOfTheJvm(Throwable failure) {
    Throwable root = root(failure);
    boolean broken = root instanceof LinkageError || root instanceof StackOverflowError;
    boolean named = String.valueOf(root.getMessage()).contains(OURS);
    return broken && !named && !isOwnCallSite(failure);
  }

  /**
   * A call site that was not linked fails where it is, and says nothing of the class that has it.
   */
  private static boolean isOwnCallSite(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      StackTraceElement[] trace = cause.getStackTrace();
      boolean site = cause instanceof BootstrapMethodError || cause instanceof StackOverflowError;
      if (site && trace.length > 0 && trace[0].getClassName().startsWith(OURS)) {
        return true;
      }
    }
    return false;
  }

  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null && !(root instanceof NoClassDefFoundError)) {
      root = root.getCause();
    }
    return root;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  /**
   * Returns what is encoded: the values of the kit, many objects of a class, and mutual classes.
   */
  static List<Object> values() {
    List<Object> values = new ArrayList<>(MutationSamples.ofTheKit());
    List<Object> many = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      many.add(new Line(new Point(i, i), null));
    }
    values.add(new Box<Object>(many));
    values.addAll(Mutual.objects());
    return values;
  }

  private void useAtTheEnd() throws Exception {
    try {
      Stacks.on(Stacks.SMALL, () -> descend(0));
    } catch (ExecutionException e) {
      throw new AssertionError("Not translated", e.getCause());
    }
  }

  /** Goes on until the stack ends, and uses the codec on each step of the way back. */
  private int descend(int depth) {
    try {
      if (depth < DEEPER_THAN_ANY_STACK) {
        descend(depth + 1);
      }
    } catch (StackOverflowError e) {
      ended++; // begins the way back
    }
    if (steady < ENOUGH) {
      use();
    }
    return depth;
  }

  private void use() {
    int before = ended;
    try {
      values.forEach(this::encode);
      messages.forEach(this::decode);
    } catch (StackOverflowError e) {
      ended++; // there was no room even to say so, which is no use yet
      steady = 0;
      return;
    }
    int failed = ended - before;
    boolean same = failed == failures && failed < values.size();
    steady = same ? steady + 1 : 0;
    failures = failed;
  }

  private void encode(Object value) {
    try {
      codec.encode(value);
    } catch (CodecException e) {
      ended++;
    }
  }

  private void decode(Specimen message) {
    try {
      codec.decode(message.bytes(), message.type());
    } catch (CodecException e) {
      ended++;
    }
  }

  /** Now everything is encoded and decoded that was written elsewhere. */
  private void useWithRoom() {
    for (Specimen message : messages) {
      codec.encode(codec.decode(message.bytes(), message.type()));
    }
  }
}
