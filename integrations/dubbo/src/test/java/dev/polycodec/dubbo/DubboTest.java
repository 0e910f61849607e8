package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.acme.rpc.Parcels;
import com.acme.rpc.Present;
import dev.polycodec.tck.TravelTests;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Map;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;
import org.apache.dubbo.remoting.TimeoutException;
import org.apache.dubbo.rpc.RpcException;
import org.apache.dubbo.rpc.model.ApplicationModel;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A provider and a consumer of Dubbo, whose serialization is polycodec")
class DubboTest extends TravelTests {

  private static Parcels parcels;

  /** The service. */
  private static final class Shop implements Parcels {

    @Override
    public Object back(Object value) {
      return "gift".equals(value) ? new Present() : value;
    }

    @Override
    public int buy(String item) {
      if (item.equals("late")) {
        InetSocketAddress stock = InetSocketAddress.createUnresolved("stock", 1);
        TimeoutException cause = new TimeoutException(true, null, stock, "no answer");
        throw new RpcException(RpcException.TIMEOUT_EXCEPTION, "stock is late", cause);
      }
      throw new SoldOutException(URI.create(item), new IllegalStateException("stock is 0"));
    }
  }

  /** Can be sent, but not read, while it is stopped. */
  public record Letter(String text) {

    private static volatile boolean stopped;

    /** Creates a letter. */
    public Letter {
      if (stopped) {
        throw new IllegalArgumentException("stopped");
      }
    }
  }

  @BeforeAll
  static void start() throws Exception {
    ApplicationModel.defaultModel()
        .modelEnvironment()
        .updateAppConfigMap(
            Map.of(
                "polycodec.codec", "kryo",
                "polycodec.allow", ALLOW + ";" + Letter.class.getName(),
                "dubbo.service.shutdown.wait", "1")); // for consumers, of which none is left
    int port = DubboExchangeTest.freePort();
    ServiceConfig<Parcels> service = new ServiceConfig<>();
    service.setInterface(Parcels.class);
    service.setRef(new Shop());
    service.setScope("remote");
    ProtocolConfig protocol = new ProtocolConfig("dubbo", port);
    protocol.setHost("127.0.0.1");
    protocol.setSerialization("polycodec");
    ReferenceConfig<Parcels> reference = new ReferenceConfig<>();
    reference.setInterface(Parcels.class);
    reference.setUrl("dubbo://127.0.0.1:" + port + "?serialization=polycodec");
    reference.setRetries(0);
    ApplicationConfig application = new ApplicationConfig("shop");
    application.setQosEnable(false);
    DubboBootstrap.getInstance()
        .application(application)
        .registry(new RegistryConfig("N/A"))
        .protocol(protocol)
        .service(service)
        .reference(reference)
        .start();
    parcels = reference.get();
  }

  @AfterAll
  static void stop() {
    DubboBootstrap.getInstance().stop();
  }

  @Override
  protected Object travel(Object value) {
    return parcels.back(value);
  }

  @Test
  void failureOfTheServiceIsThrownAsWhatItIs() {
    SoldOutException thrown =
        catchThrowableOfType(SoldOutException.class, () -> parcels.buy("https://acme.com/unicorn"));
    assertThat(thrown.item).isEqualTo(URI.create("https://acme.com/unicorn"));
    assertThat(thrown.getCause())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("stock is 0");
  }

  @Test
  void failureOfACallThatTheServiceMakesArrivesWithItsCause() {
    assertThatThrownBy(() -> parcels.buy("late"))
        .isExactlyInstanceOf(RpcException.class)
        .hasMessageEndingWith("org.apache.dubbo.rpc.RpcException: stock is late")
        .rootCause()
        .isExactlyInstanceOf(TimeoutException.class)
        .hasMessage("no answer");
  }

  @Test
  void largeMessageArrives() {
    String text = "ü".repeat(200_000);
    assertThat(travel(text)).isEqualTo(text);
  }

  @Test
  void nullArrives() {
    assertThat(travel(null)).isNull();
  }

  @Test
  void classThatIsNotAllowedIsRefusedAsArgumentAndAsResult() {
    assertThatThrownBy(() -> travel(new Present()))
        .isInstanceOf(RpcException.class)
        .hasMessageContaining("add allow(\"com.acme.rpc.Present\")");
    assertThatThrownBy(() -> travel("gift"))
        .isInstanceOf(RpcException.class)
        .hasMessageContaining("add allow(\"com.acme.rpc.Present\")");
  }

  @Test
  void argumentThatCannotBeReadIsAnsweredAtOnce() {
    Letter letter = new Letter("Dear Ada");
    Letter.stopped = true;
    try {
      assertThatThrownBy(() -> travel(letter))
          .isInstanceOf(RpcException.class)
          .hasMessageContaining("Fail to decode request due to: RpcInvocation [methodName=back");
    } finally {
      Letter.stopped = false;
    }
    assertThat(travel(letter)).isEqualTo(letter);
  }
}
