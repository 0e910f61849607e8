package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import java.util.function.Consumer;

/** What the threads of a codec share that writes and reads as Hessian's own serializers do. */
public final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final Wire wire;
  private final Application application;
  private final boolean several;

  /**
   * Creates the backend of a codec of Hessian 1.0 if {@code first}, else of Hessian 2.0.
   *
   * @param setup sets up the factory of the application
   * @param several whether a message has several values, one after the other
   */
  public PlainBackend(
      BackendConfig config,
      boolean first,
      Consumer<? super SerializerFactory> setup,
      boolean several) {
    this.config = config;
    this.wire = first ? new Wire1() : new Wire2();
    this.application = new Application(config.loader());
    this.several = several;
    setup.accept(application);
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(application, config, wire, several);
  }
}
