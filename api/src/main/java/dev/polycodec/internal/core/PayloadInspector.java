package dev.polycodec.internal.core;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.message.SchemaReader;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.tree.Tree;
import dev.polycodec.spi.tree.Tree.ClassFields;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.TreeReader;
import dev.polycodec.spi.tree.TreeReader.Known;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads the class table of a framed message, and its payload by that. */
final class PayloadInspector {

  private final Map<Integer, ClassFields> schemas;
  private final Map<String, String> names = new HashMap<>();
  private final Limits limits;
  private final Map<String, BackendCodec> codecs = new ConcurrentHashMap<>();

  PayloadInspector(Map<Integer, ClassFields> schemas, Map<Integer, String> numbers, Limits limits) {
    this.schemas = schemas;
    this.limits = limits;
    numbers.forEach((number, name) -> names.put("#" + number, name));
  }

  /** Inspects what follows the root. */
  void inspect(Cursor in, Inspection found, int control, String root) {
    List<@Nullable ClassFields> table = table(in, found, control);
    int start = in.position();
    int announced = Varint.read(in);
    int length = in.remaining();
    found.add("payload", announced + " bytes", start, in.position());
    if (announced != length) {
      found.fail(
          start, "The payload has " + length + " bytes, not the " + announced + " announced", true);
    }
    read(in, found, Math.min(announced, length), new Known(root, table, names));
  }

  private List<@Nullable ClassFields> table(Cursor in, Inspection found, int control) {
    boolean compatible = Control.isCompatible(control);
    List<@Nullable ClassFields> table = new ArrayList<>();
    int entries = Control.isCounted(control) ? Varint.read(in) : Control.entries(control);
    for (int i = 0; i < entries; i++) {
      int start = in.position();
      ClassFields entry = compatible ? SchemaReader.read(in) : schemas.get(in.fourBytes());
      table.add(entry);
      String hash = compatible ? "" : String.format("%08x ", fingerprint(in));
      found.add(
          "class",
          hash + (entry == null ? "of an unknown class" : describe(entry)),
          start,
          in.position());
    }
    return table;
  }

  private static int fingerprint(Cursor in) {
    return (int) Cursor.INTS.get(in.bytes(), in.position() - Integer.BYTES);
  }

  private static String describe(ClassFields entry) {
    if (entry.kind() != Kind.OBJECT) {
      return entry.name() + (entry.of().isEmpty() ? "" : " made of " + entry.of());
    }
    StringBuilder text = new StringBuilder(entry.name()).append(" {");
    entry
        .fields()
        .forEach(
            field ->
                text.append(text.charAt(text.length() - 1) == '{' ? "" : ", ")
                    .append(field.name())
                    .append(": ")
                    .append(field.type()));
    return text.append('}').toString();
  }

  private void read(Cursor in, Inspection found, int length, Known known) {
    String name = Objects.requireNonNull(found.codec());
    BackendCodec codec;
    try {
      codec = codecs.computeIfAbsent(name, any -> open(any));
    } catch (CodecException | IllegalStateException e) {
      found.fail(in.position(), String.valueOf(e.getMessage()), false);
      return;
    }
    TreeReader reader = codec.trees();
    if (reader == null) {
      found.fail(in.position(), "The codec " + name + " cannot show its payload", false);
      return;
    }
    Tree tree = reader.read(in.bytes(), in.position(), length, known, messages(codec, length));
    found.tree(tree);
    Throwable failure = tree.failure();
    if (failure != null) {
      boolean unexplained = known.table().contains(null);
      found.fail(
          tree.brokenAt(),
          tree.failedAt(),
          unexplained
              ? "The message is strict: without the schemas of its classes, nobody knows the fields"
              : String.valueOf(failure.getMessage()),
          !unexplained);
    }
  }

  private BackendCodec open(String name) {
    Codec codec = Codecs.builder().use(name).limits(limits).build();
    return (BackendCodec) codec;
  }

  private static Supplier<Message> messages(BackendCodec codec, int length) {
    MessageState message = codec.newMessage();
    return () -> {
      message.end();
      message.beginDecode(codec.handle(Object.class).root(), length);
      return message;
    };
  }
}
