package dev.polycodec.spi.tree;

import dev.polycodec.spi.Message;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads messages without the classes of their values: no class of the application is loaded. Safe
 * for use by any number of threads.
 */
public interface TreeReader {

  /**
   * What is known of a message whose payload is read.
   *
   * @param root the class of the root, as the message names it
   * @param table the classes of its table, in order; null where only a fingerprint is known
   * @param names the names that stand for others, as {@code #7} for a registered class
   */
  record Known(String root, List<Tree.@Nullable ClassFields> table, Map<String, String> names) {}

  /**
   * Reads a payload. What cannot be read is in the tree, and not thrown.
   *
   * @param messages begins a message, with its limits, as often as the payload is read
   */
  Tree read(byte[] bytes, int offset, int length, Known known, Supplier<Message> messages);
}
