package dev.polycodec.fst.plain;

import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTBytezDecoder;

/**
 * FST's decoder of numbers as they are in memory, which asks what reads a message about each class
 * and text, and does not read what is beyond the bytes.
 */
final class MemoryDecoder extends FSTBytezDecoder {

  private final PlainInput in;

  MemoryDecoder(FSTConfiguration configuration, PlainInput in) {
    super(configuration);
    this.in = in;
    clnames = new Names(configuration, in);
  }

  /** Called before anything is read, by whoever heeds no answer. */
  @Override
  public int ensureReadAhead(int bytes) {
    if (bytes < 0 || getInputPos() < 0 || bytes > available()) {
      throw new MalformedDataException("The bytes end within a value");
    }
    return 0;
  }

  @Override
  public void readFIntArr(int length, int[] array) throws IOException {
    ensureReadAhead(Math.multiplyExact(length, Integer.BYTES));
    super.readFIntArr(length, array);
  }

  @Override
  public FSTClazzInfo readClass() throws IOException, ClassNotFoundException {
    in.beginClass();
    return in.checked(super.readClass());
  }

  @Override
  public String readStringUTF() throws IOException {
    in.requireChars(Character.BYTES);
    return super.readStringUTF();
  }

  @Override
  public String readStringAsc() throws IOException {
    in.requireChars(1);
    return super.readStringAsc();
  }
}
