package dev.polycodec.fst;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.RawTck;
import java.util.Set;
import org.junit.jupiter.api.Tag;

@Tag("object-streams")
class FstRawTckTest extends RawTck {

  @Override
  protected String codec() {
    return "fst-raw";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainFst();
  }

  @Override
  protected Set<String> refused() {
    return PlainFst.REFUSED;
  }
}
