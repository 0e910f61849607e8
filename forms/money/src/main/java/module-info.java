import dev.polycodec.forms.money.MoneyForms;
import dev.polycodec.spi.SurrogateProvider;
import org.jspecify.annotations.NullMarked;

/** The forms of JSR 354's amounts. */
@NullMarked
module dev.polycodec.forms.money {
  requires static org.javamoney.moneta; // without it there is nothing to do
  requires static org.jspecify;
  requires dev.polycodec;

  provides SurrogateProvider with
      MoneyForms;
}
