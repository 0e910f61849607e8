import dev.polycodec.forms.kotlin.KotlinForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of values of Kotlin's library. */
@NullMarked
module dev.polycodec.forms.kotlin {
  requires static kotlin.stdlib; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      KotlinForms;
}
