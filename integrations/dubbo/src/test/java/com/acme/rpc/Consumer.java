package com.acme.rpc;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/**
 * Places four orders with the service at a port, of which three fail, and prints what comes back.
 */
public final class Consumer {

  private Consumer() {}

  /** Takes the port. */
  public static void main(String[] arguments) {
    Orders orders = service(arguments[0]);
    Order order = new Order();
    order.customer = "Zoë 😀";
    order.items.add("compiler");
    order.total = new BigDecimal("12.50");
    order.placed = new Date(86_400_000L);
    order.due = LocalDateTime.of(2024, 2, 29, 1, 2, 3);
    order.counts.put("compiler", 7);
    Receipt receipt = orders.place(order, new ArrayList<>(List.of("quick", "please")), 3, 1.1);
    Order back = receipt.order;
    System.out.println(receipt.number + " " + receipt.note + " " + receipt.price);
    System.out.println(back.customer.equals(order.customer) + " " + back.items + " " + back.total);
    System.out.println(back.placed.getTime() + " " + back.due + " " + back.counts);
    System.out.println("next: " + orders.next('b', 'z') + orders.next('z', 'z'));
    order.items.add("unicorn");
    try {
      orders.place(order, new ArrayList<>(), 1, 0);
    } catch (SoldOutException e) {
      System.out.println(e.item + ": " + e.getMessage().lines().findFirst().orElse(""));
    }
    order.present = new Present();
    System.out.println("sent: " + refusal(orders, order));
    order.present = null;
    order.items.set(1, "gift");
    System.out.println("returned: " + refusal(orders, order));
    System.exit(0);
  }

  private static RuntimeException refusal(Orders orders, Order order) {
    try {
      orders.place(order, new ArrayList<>(), 1, 0);
    } catch (RuntimeException e) {
      return e;
    }
    throw new IllegalStateException("The order was placed");
  }

  private static Orders service(String port) {
    ReferenceConfig<Orders> reference = new ReferenceConfig<>();
    reference.setInterface(Orders.class);
    reference.setUrl("dubbo://127.0.0.1:" + port + "?serialization=hessian2");
    reference.setTimeout(20_000);
    reference.setRetries(0);
    ApplicationConfig application = new ApplicationConfig("consumer");
    application.setQosEnable(false);
    application.setSerializeCheckStatus("WARN");
    DubboBootstrap.getInstance()
        .application(application)
        .registry(new RegistryConfig("N/A"))
        .reference(reference)
        .start();
    return reference.get();
  }
}
