package dev.polycodec.onenio;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shapes;
import java.io.IOException;

/** Reads what {@link NumberingWriter} writes. */
final class NumberingReader extends OneNioReader {

  NumberingReader(Shapes shapes, Message message, BoundedStream in) {
    super(shapes, message, in);
  }

  @Override
  protected Class<?> readNewClass() throws IOException {
    int number = readInt();
    return number == 0 ? super.readNewClass() : message().loadNumber(number);
  }
}
