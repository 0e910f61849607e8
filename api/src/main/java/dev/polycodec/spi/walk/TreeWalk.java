package dev.polycodec.spi.walk;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.tree.Tree;
import dev.polycodec.spi.tree.TreeReader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads the messages of a wire as trees. */
record TreeWalk(BackendConfig config, Wire wire) implements TreeReader {

  /** So often is a payload read, if it is short. */
  private static final int MAX_RUNS = 400;

  /** So many bytes are read in all. */
  private static final long MAX_BYTES = 64 << 20;

  @Override
  public Tree read(byte[] bytes, int offset, int length, Known known, Supplier<Message> messages) {
    Guesses guesses = new Guesses();
    Tree best = null;
    long runs = Math.min(MAX_RUNS, 1 + MAX_BYTES / (length + 1));
    do {
      Tree tree = read(bytes, offset, length, known, messages.get(), guesses);
      if (best == null || tree.failure() == null || tree.failedAt() > best.failedAt()) {
        best = tree;
      }
    } while (best.failure() != null && --runs > 0 && guesses.next());
    return best;
  }

  private Tree read(
      byte[] bytes, int offset, int length, Known known, Message message, Guesses guesses) {
    TreeTypes types = new TreeTypes(config, wire, known, guesses);
    ObjectReader reader = new ObjectReader(types, wire);
    TreeBuilder tree = new TreeBuilder(reader.in, offset, offset + length);
    types.tree = tree;
    @Nullable Throwable failure = null;
    try {
      tree.root.complete(
          reader.readTree(bytes, offset, length, message, known.root()), offset + length);
    } catch (Exception | StackOverflowError | LinkageError e) {
      failure = e;
    }
    return new Tree(tree.root, guesses.taken(), failure, tree.failedAt());
  }
}
