package dev.polycodec.fst.plain;

import java.io.IOException;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamDecoder;

/** FST's usual decoder, which asks what reads a message about each class and text. */
final class StreamDecoder extends FSTStreamDecoder {

  private final PlainInput in;

  StreamDecoder(FSTConfiguration configuration, PlainInput in) {
    super(configuration);
    this.in = in;
    clnames = new Names(configuration, in);
  }

  @Override
  public FSTClazzInfo readClass() throws IOException, ClassNotFoundException {
    in.beginClass();
    return in.checked(super.readClass());
  }

  @Override
  public String readStringUTF() throws IOException {
    in.requireChars(1);
    return super.readStringUTF();
  }

  @Override
  public String readStringAsc() throws IOException {
    in.requireChars(1);
    return super.readStringAsc();
  }
}
