import dev.polycodec.forms.scala.ScalaForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of Scala's values. */
@NullMarked
module dev.polycodec.forms.scala {
  requires static scala.library; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      ScalaForms;
}
