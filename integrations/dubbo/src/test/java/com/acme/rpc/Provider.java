package com.acme.rpc;

import java.io.IOException;
import java.util.List;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** Provides the service at a port until its input ends. */
public final class Provider implements Orders {

  /** Takes the port. */
  public static void main(String[] arguments) throws IOException {
    ServiceConfig<Orders> service = new ServiceConfig<>();
    service.setInterface(Orders.class);
    service.setRef(new Provider());
    ProtocolConfig protocol = new ProtocolConfig("dubbo", Integer.parseInt(arguments[0]));
    protocol.setHost("127.0.0.1");
    protocol.setSerialization("hessian2");
    ApplicationConfig application = new ApplicationConfig("provider");
    application.setQosEnable(false);
    application.setSerializeCheckStatus("WARN");
    DubboBootstrap.getInstance()
        .application(application)
        .registry(new RegistryConfig("N/A"))
        .protocol(protocol)
        .service(service)
        .start();
    System.out.println("ready");
    while (System.in.read() >= 0) {
      // until the test is over
    }
    System.exit(0);
  }

  @Override
  public char next(char letter, Character last) {
    return letter == last ? 'a' : (char) (letter + 1);
  }

  @Override
  public Receipt place(Order order, List<String> notes, int copies, double price) {
    if (order.items.contains("unicorn")) {
      throw new SoldOutException("unicorn");
    }
    if (order.items.contains("gift")) {
      order.present = new Present();
    }
    Receipt receipt = new Receipt();
    receipt.order = order;
    receipt.number = notes.size() * 1_000L + copies;
    receipt.note = String.join(",", notes);
    receipt.price = price;
    return receipt;
  }
}
