package dev.polycodec.internal.envelope;

import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.wire.Reference;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.spi.Variant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The headers that one codec writes, built once for each class of a root. */
final class EnvelopeHeads {

  private static final int MAX_KEPT = 256;
  private static final byte[] NULL_ROOT = {EnvelopeHead.NULL_ROOT};
  private static final byte[] IN_FRAME = {EnvelopeHead.IN_FRAME};

  private final Variant variant;
  private final int flags;
  private final Reference codec;
  private final @Nullable EnvelopeHead framed;
  private final Map<@Nullable RootRef, EnvelopeHead> plain = new HashMap<>();
  private final Map<@Nullable RootRef, EnvelopeHead> compressed = new HashMap<>();
  private @Nullable RootRef lastRoot;
  private @Nullable EnvelopeHead last;

  EnvelopeHeads(Setup setup, EnvelopeConfig config) {
    this.variant = setup.variant();
    this.flags =
        (setup.isCompatible() ? EnvelopeHead.COMPATIBLE : 0)
            | (config.has(EnvelopeConfig.Option.CHECKSUM) ? EnvelopeHead.CHECKSUM : 0);
    Integer number = config.numbers().get(variant.name());
    this.codec = number == null ? new Reference(variant.name(), 0) : new Reference(null, number);
    this.framed = setup.framed() ? build(0, IN_FRAME) : null;
  }

  /** Returns the header of a message as it is; the root of a framed one is in its frame. */
  EnvelopeHead plain(@Nullable RootRef root) {
    if (framed != null) {
      return framed;
    }
    EnvelopeHead head = last;
    if (head == null || root != lastRoot) {
      head = find(plain, root, 0);
      last = head;
      lastRoot = root;
    }
    return head;
  }

  /** Returns the header of a compressed message. */
  EnvelopeHead compressed(@Nullable RootRef root) {
    return find(compressed, root, EnvelopeHead.COMPRESSED);
  }

  private EnvelopeHead find(
      Map<@Nullable RootRef, EnvelopeHead> heads, @Nullable RootRef root, int flag) {
    EnvelopeHead head = heads.get(root);
    if (head == null) {
      head = build(flag, root == null ? NULL_ROOT : root.bytes());
      if (heads.size() == MAX_KEPT) {
        heads.clear();
      }
      heads.put(root, head);
    }
    return head;
  }

  private EnvelopeHead build(int flag, byte[] type) {
    return EnvelopeHead.of(variant.formatVersion(), flags | flag, codec, type);
  }
}
