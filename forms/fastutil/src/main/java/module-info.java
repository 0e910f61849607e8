import dev.polycodec.forms.fastutil.FastutilForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of fastutil's values. */
@NullMarked
module dev.polycodec.forms.fastutil {
  requires static it.unimi.dsi.fastutil; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      FastutilForms;
}
