import dev.polycodec.forms.eclipse.EclipseForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of Eclipse Collections' values. */
@NullMarked
module dev.polycodec.forms.eclipse {
  requires static org.eclipse.collections.api; // without it there is nothing to do
  requires static org.eclipse.collections.impl;
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      EclipseForms;
}
