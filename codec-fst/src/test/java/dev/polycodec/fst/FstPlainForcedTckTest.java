package dev.polycodec.fst;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;

@Tag("object-streams")
@Tag(PlainTck.SETUP)
class FstPlainForcedTckTest extends PlainTck {

  /** Writes classes that are not serializable, and some by number. */
  public static final class Library extends PlainFst {
    @Override
    public String setup() {
      return ", any class";
    }

    @Override
    FstPlainOptions options() {
      return FstPlainOptions.builder()
          .setup(
              configuration -> {
                configuration.setForceSerializable(true);
                configuration.registerClass(ArrayList.class, dev.polycodec.tck.model.Parcel.class);
              })
          .build();
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

  /** The class of an iterator is none that a policy allows by itself. */
  @Override
  protected Set<String> overRefused() {
    Set<String> names = new HashSet<>(Set.of("everyday/sub list of an array", "extra/iterator"));
    if (Runtime.version().feature() >= 21) {
      names.add("everyday/reversed map"); // which older JDKs have not
    }
    return names;
  }

  /** FST numbers constants, and finds fields by their place. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
