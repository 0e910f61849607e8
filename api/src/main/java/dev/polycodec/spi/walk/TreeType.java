package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A class of which only the name is known, and how its values are read as parts of a tree. */
final class TreeType extends ObjectType {

  /** About how many bytes of the heap a node takes. */
  private static final int NODE = 64;

  private final TreeTypes types;
  private final String name;
  private final Kind kind;
  private final Filling filling;

  TreeType(TreeTypes types, Shape shape, boolean tracked, String name, Kind kind, Filling filling) {
    super(shape, types.number(), tracked);
    this.types = types;
    this.name = name;
    this.kind = kind;
    this.filling = filling;
  }

  /** Reads the parts of a value. */
  interface Filling {
    void fill(ObjectReader walk, Node node) throws Exception;
  }

  /** Nothing is loaded, so that nobody is to be asked. */
  @Override
  void check(Message message, Consumer<Class<?>> admission) {}

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) {
    throw new IllegalStateException("A tree is only read");
  }

  @Override
  @Nullable Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(NODE);
    Node node = types.tree().begin(kind, name);
    walk.objects.set(id, node);
    filling.fill(walk, node);
    message.exit();
    return node;
  }

  @Override
  public String toString() {
    return name;
  }
}
