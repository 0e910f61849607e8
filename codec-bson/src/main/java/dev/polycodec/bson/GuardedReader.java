package dev.polycodec.bson;

import dev.polycodec.SchemaMismatchException;
import java.nio.ByteBuffer;
import java.util.Arrays;
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

  /** How many elements were read, and skipped, of each document around the current one. */
  private int[] outer = new int[2 * 16];

  private int depth;
  private int elements;
  private int others;

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
    elements++;
    return super.readName();
  }

  @Override
  public void skipValue() {
    if (!ahead) {
      skipped.accept(getCurrentName());
      others++;
    }
    super.skipValue();
  }

  @Override
  public void readStartDocument() {
    super.readStartDocument();
    if (!ahead) {
      if (depth + 2 > outer.length) {
        outer = Arrays.copyOf(outer, 2 * outer.length);
      }
      outer[depth++] = elements;
      outer[depth++] = others;
    }
    elements = 0;
    others = 0;
  }

  @Override
  public void readEndDocument() {
    if (others > 0 && others == elements) {
      throw new SchemaMismatchException(
          "A document has elements, and its class has properties for none of them: it is of"
              + " another class");
    }
    super.readEndDocument();
    others = outer[--depth];
    elements = outer[--depth];
  }
}
