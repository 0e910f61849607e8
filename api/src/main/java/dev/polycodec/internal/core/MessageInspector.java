package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.envelope.Packer;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.KnownCodecs;
import dev.polycodec.internal.wire.Reference;
import dev.polycodec.internal.wire.Tag;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.tree.Tree.ClassFields;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Says what bytes are, whoever wrote them, without loading a class that they name. Safe for use by
 * any number of threads.
 */
public final class MessageInspector {

  private final PayloadInspector payloads;
  private final List<Variant> others;
  private final Map<Integer, String> numbers;
  private final Limits limits;

  /**
   * Creates an inspector.
   *
   * @param schemas classes by fingerprint, for strict messages
   * @param numbers the names of registered classes
   * @param others codecs that may not be Polycodec's own
   */
  public MessageInspector(
      Map<Integer, ClassFields> schemas,
      Map<Integer, String> numbers,
      Limits limits,
      List<Variant> others) {
    this.others = others;
    this.payloads = new PayloadInspector(schemas, numbers, limits);
    this.numbers = numbers;
    this.limits = limits;
  }

  /**
   * Says whether bytes are a message with a frame from the first to the last, and not such as only
   * begin like one.
   *
   * @param named whether the frame must name the class of its root, which is no coincidence
   */
  public static boolean isFrame(byte[] bytes, boolean named) {
    return Origin.framedWhole(bytes, 0, bytes.length, named) != null;
  }

  /** Returns what bytes say. */
  public Inspection inspect(byte[] bytes) {
    return inspect(bytes, false);
  }

  /** Returns what bytes say that have no frame, though perhaps an envelope, whatever they are. */
  public Inspection inspectBare(byte[] bytes) {
    return inspect(bytes, true);
  }

  private Inspection inspect(byte[] bytes, boolean bare) {
    Inspection found = new Inspection(bytes);
    Cursor in = new Cursor();
    in.reset(bytes, 0, bytes.length);
    try {
      if (bytes.length == 0 && !bare) { // without a frame, it may be a message of Protobuf
        found.fail(0, "There are no bytes", true);
      } else if (EnvelopeHead.begins(bytes, 0, bytes.length)) {
        envelope(in, found);
      } else if (Tag.isTag(bytes, 0, bytes.length)) {
        tag(in, found);
      } else if (bare) {
        found.bareAt(0);
      } else {
        message(in, found, null);
      }
    } catch (CodecException e) {
      found.fail(in.position(), String.valueOf(e.getMessage()), true);
    }
    return found;
  }

  private void tag(Cursor in, Inspection found) {
    in.skip(1);
    int version = in.next() & 0xF;
    String codec = in.text(in.next() >>> 1, EnvelopeHead.MAX_NAME);
    found.add("tag", "codec " + codec + ", format version " + version, 0, in.position());
    message(in, found, codec);
  }

  private void envelope(Cursor in, Inspection found) {
    byte[] bytes = in.bytes();
    in.skip(2);
    int flags = EnvelopeHead.flags(bytes, 0);
    EnvelopeHead head = EnvelopeHead.read(bytes, 0, bytes.length);
    boolean compressed = head.has(EnvelopeHead.COMPRESSED);
    String mode = (flags & EnvelopeHead.COMPATIBLE) != 0 ? "compatible" : "strict";
    found.add("envelope", "version 1, " + mode, 0, EnvelopeHead.CHECKSUM_AT);
    in.reset(bytes, 0, bytes.length);
    in.skip(head.length());
    checksum(head, found);
    String named = head.codec().name();
    String codec = named == null ? "number " + head.codec().number() : named;
    found.add(
        "codec",
        codec + ", format version " + head.formatVersion(),
        head.length() - head.bytes().length + EnvelopeHead.CHECKSUM_AT,
        head.length());
    if (!head.typeIs(EnvelopeHead.IN_FRAME)) {
      String root = head.typeIs(EnvelopeHead.NULL_ROOT) ? "null" : root(head.typeReference());
      int at = head.length() - head.bytes().length + head.type();
      found.add("root", root, at, head.length());
    }
    if (compressed) {
      unpack(in, found, named);
    } else {
      message(in, found, named);
    }
  }

  private static void checksum(EnvelopeHead head, Inspection found) {
    if (!head.has(EnvelopeHead.CHECKSUM)) {
      found.add("checksum", "none", EnvelopeHead.CHECKSUM_AT, EnvelopeHead.CHECKSUM_AT);
      return;
    }
    int at = EnvelopeHead.CHECKSUM_AT;
    int end = at + EnvelopeHead.CHECKSUM_SIZE;
    try {
      new Packer().requireIntact(found.bytes(), 0, found.bytes().length);
      found.add("checksum", "right", at, end);
    } catch (MalformedDataException e) {
      found.add("checksum", "wrong", at, end);
      found.fail(at, String.valueOf(e.getMessage()), true);
    }
  }

  private void unpack(Cursor in, Inspection found, @Nullable String codec) {
    int start = in.position();
    int number = in.next();
    boolean known = number == Packer.DEFLATE;
    found.add("compression", known ? "zlib" : "compressor number " + number, start, start + 1);
    if (!known) {
      found.fail(start, "Only the application has its compressor number " + number, false);
      return;
    }
    int rest = in.remaining() + 1;
    byte[] message = new Packer().inflate(in.bytes(), start, rest, limits.maxBytes());
    found.add("compressed", rest - 1 + " bytes of " + message.length, start + 1, start + rest);
    Inspection inner = new Inspection(message);
    Cursor inside = new Cursor();
    inside.reset(message, 0, message.length);
    found.unpacked(inner);
    try {
      message(inside, inner, codec);
    } catch (CodecException e) {
      inner.fail(inside.position(), String.valueOf(e.getMessage()), true);
    }
  }

  /** Inspects a message that is framed, or has the form of other software. */
  private void message(Cursor in, Inspection found, @Nullable String codec) {
    int start = in.position();
    byte[] bytes = in.bytes();
    boolean bare = codec != null && isBare(codec);
    boolean framed = !bare && isFramed(bytes, start, in.remaining(), codec != null);
    if (Frame.isNull(bytes, start, in.remaining()) && !bare) {
      found.add("root", "null, the same in every codec", start, start + 1);
    } else if (framed) {
      frame(in, found);
    } else {
      if (codec != null) {
        found.codec(codec);
      }
      found.bareAt(start);
    }
  }

  private boolean isBare(String codec) {
    return KnownCodecs.homes().stream().anyMatch(home -> home.bare().contains(codec))
        || others.stream().anyMatch(each -> each.name().equals(codec) && !isFramed(each));
  }

  private static boolean isFramed(Variant variant) {
    return variant.framing() == Framing.FRAMED;
  }

  /** What only looks like a frame may be the bytes of other software. */
  private boolean isFramed(byte[] bytes, int start, int length, boolean expected) {
    if (length < 2 || !Control.isKnown(bytes[start] & 0xFF) || isNameless(bytes, start, length)) {
      return false;
    }
    int number = bytes[start + 1] & 0xFF;
    return KnownCodecs.framed(number) == null
        ? codec(number) != null
        : expected
            || Origin.framedWhole(bytes, start, length, false) != null
            || Origin.of(bytes, start, length).framed();
  }

  /** A frame names its root; a document of BSON has the zeros of its length there. */
  private static boolean isNameless(byte[] bytes, int start, int length) {
    return length > 2 && bytes[start + 2] == 0;
  }

  private @Nullable String codec(int number) {
    String known = KnownCodecs.framed(number);
    return known != null
        ? known
        : others.stream()
            .filter(each -> isFramed(each) && each.number() == number)
            .map(Variant::name)
            .findFirst()
            .orElse(null);
  }

  private void frame(Cursor in, Inspection found) {
    int start = in.position();
    int control = in.next();
    int number = in.next();
    String codec = codec(number);
    String mode = Control.isCompatible(control) ? "compatible" : "strict";
    found.codec(String.valueOf(codec));
    found.add(
        "frame",
        codec + ", format version " + Control.version(control) + ", " + mode,
        start,
        in.position());
    int rootAt = in.position();
    String root = root(in);
    found.add("root", root, rootAt, in.position());
    payloads.inspect(in, found, control, root);
  }

  private String root(Cursor in) {
    Reference root = Reference.read(in, ClassNames.MAX_BYTES);
    return root.name() != null
        ? root.name()
        : numbers.getOrDefault(root.number(), "#" + root.number());
  }
}
