package dev.polycodec.fst;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Set;
import org.junit.jupiter.api.Tag;

@Tag("object-streams")
@Tag(PlainTck.SETUP)
class FstPlainUnsafeTckTest extends PlainTck {

  /** Stores numbers as they are in memory. */
  public static final class Library extends PlainFst {
    @Override
    public String setup() {
      return ", unsafe";
    }

    @Override
    FstPlainOptions options() {
      return FstPlainOptions.builder().unsafe(true).build();
    }
  }

  @Override
  protected String codec() {
    return "fst-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new Library();
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
