import dev.polycodec.forms.guava.GuavaForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of Guava's values. */
@NullMarked
module dev.polycodec.forms.guava {
  requires static com.google.common; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      GuavaForms;
}
