import dev.polycodec.forms.vavr.VavrForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of Vavr's values. */
@NullMarked
module dev.polycodec.forms.vavr {
  requires static io.vavr; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      VavrForms;
}
