package dev.polycodec.onenio;

import dev.polycodec.spi.Shapes;
import java.io.IOException;

/** Reads what {@link NumberingWriter} writes. */
final class NumberingReader extends OneNioReader {

  NumberingReader(Shapes shapes, BoundedStream in) {
    super(shapes, in);
  }

  @Override
  protected Class<?> readNewClass() throws IOException {
    int number = readInt();
    return number == 0 ? super.readNewClass() : message().loadNumber(number);
  }
}
