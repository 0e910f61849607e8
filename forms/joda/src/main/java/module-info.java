import dev.polycodec.forms.joda.JodaForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of Joda-Time's values. */
@NullMarked
module dev.polycodec.forms.joda {
  requires static org.joda.time; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      JodaForms;
}
