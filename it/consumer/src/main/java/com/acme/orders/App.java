package com.acme.orders;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;

/** Encodes an order, decodes it again, and says with which codec. */
public final class App {

  private App() {}

  /** Runs the application; an argument names the codec. */
  public static void main(String[] args) {
    Order order = Order.sample();
    try (Codec codec = args.length == 0 ? Codecs.create() : Codecs.builder().use(args[0]).build()) {
      Order same = codec.decode(codec.encode(order), Order.class);
      System.out.println(codec.name() + ": " + (order.equals(same) ? "equal" : "different: " + same));
    } catch (CodecException e) {
      System.out.println(e.getMessage());
    }
  }
}
