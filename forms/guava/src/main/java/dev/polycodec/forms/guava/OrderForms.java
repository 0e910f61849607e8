package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.form;

import com.google.common.collect.Ordering;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;

/** The orders that are the only objects of their class. */
final class OrderForms {

  private OrderForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        only(Ordering.natural()),
        only(Ordering.natural().reverse()),
        only(Ordering.usingToString()),
        only(Ordering.allEqual()));
  }

  private static Surrogate<?, ?> only(Ordering<?> order) {
    return form(
        order.getClass(),
        String.class,
        any -> "",
        form -> {
          SurrogateProvider.require(form.isEmpty());
          return order;
        });
  }
}
