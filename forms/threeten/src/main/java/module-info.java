import dev.polycodec.forms.threeten.ThreeTenForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of the values of ThreeTen-Extra. */
@NullMarked
module dev.polycodec.forms.threeten {
  requires static org.threeten.extra; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      ThreeTenForms;
}
