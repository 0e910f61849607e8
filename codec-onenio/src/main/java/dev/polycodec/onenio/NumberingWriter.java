package dev.polycodec.onenio;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shapes;
import java.io.IOException;

/** Writes a number for each class that has one, as readers have its schema. */
final class NumberingWriter extends OneNioWriter {

  NumberingWriter(Shapes shapes, GrowingStream out) {
    super(shapes, out);
  }

  @Override
  protected void writeNewClass(Class<?> type, Message of) throws IOException {
    int number = of.numberOf(type);
    writeInt(number);
    if (number == 0) {
      super.writeNewClass(type, of);
    }
  }
}
