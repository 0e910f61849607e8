import dev.polycodec.forms.jackson.JsonNodeForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of Jackson's trees. */
@NullMarked
module dev.polycodec.forms.jackson {
  requires static com.fasterxml.jackson.databind; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      JsonNodeForms;
}
