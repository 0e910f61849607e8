package dev.polycodec.bson;

import dev.polycodec.SchemaMismatchException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.bson.BsonBinaryReader;
import org.bson.BsonReaderMark;

/**
 * Shows discriminators before the library looks for their classes, and the names of elements that
 * it skips.
 *
 * <p>The library looks for a discriminator ahead: between a mark and its reset, that is the only
 * text that it reads, and what it skips it reads later.
 */
final class GuardedReader extends BsonBinaryReader {

  private final Consumer<String> named;
  private final Consumer<String> skipped;
  private boolean ahead;

  /** Of the documents around the current one. */
  private final Deque<Seen> outer = new ArrayDeque<>();

  private Seen seen = new Seen();

  /** How many elements of a document were read, and skipped. */
  private static final class Seen {
    int elements;
    int others;
  }

  GuardedReader(ByteBuffer bytes, Consumer<String> named, Consumer<String> skipped) {
    super(bytes);
    this.named = named;
    this.skipped = skipped;
  }

  @Override
  public BsonReaderMark getMark() {
    BsonReaderMark mark = super.getMark();
    ahead = true;
    return () -> {
      mark.reset();
      ahead = false;
    };
  }

  @Override
  public String readString() {
    String text = super.readString();
    if (ahead) {
      named.accept(text);
    }
    return text;
  }

  @Override
  public String readName() {
    if (!ahead) {
      seen.elements++;
    }
    return super.readName();
  }

  @Override
  public void skipValue() {
    if (!ahead) {
      skipped.accept(getCurrentName());
      seen.others++;
    }
    super.skipValue();
  }

  @Override
  public void readStartDocument() {
    super.readStartDocument();
    if (!ahead) {
      outer.push(seen);
      seen = new Seen();
    }
  }

  @Override
  public void readEndDocument() {
    if (seen.others > 0 && seen.others == seen.elements) {
      throw new SchemaMismatchException(
          "A document has elements, and its class has properties for none of them: it is of"
              + " another class");
    }
    super.readEndDocument();
    seen = outer.pop();
  }
}
