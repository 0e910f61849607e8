package dev.polycodec.fst;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Set;
import org.junit.jupiter.api.Tag;

@Tag("object-streams")
class FstPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "fst-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainFst();
  }

  @Override
  protected Set<String> refused() {
    return PlainFst.REFUSED;
  }

  @Override
  protected Set<String> overRefused() {
    return Set.of();
  }

  /** FST numbers constants. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
