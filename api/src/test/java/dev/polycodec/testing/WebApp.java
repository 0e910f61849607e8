package dev.polycodec.testing;

import dev.polycodec.Codec;
import java.util.concurrent.Callable;

/** An application that uses a codec in a thread that outlives it, and does not close it. */
public final class WebApp implements Callable<Boolean> {

  @Override
  public Boolean call() {
    Codec codec = Providers.tiny().use("tiny").use("tiny-bare", Samples.Invoice.class).build();
    Samples.Order order = codec.decode(codec.encode(Samples.order()), Samples.Order.class);
    // Not by equals(): the JDK's code for records remembers the last class in a static.
    return order.customer().equals(Samples.order().customer());
  }
}
