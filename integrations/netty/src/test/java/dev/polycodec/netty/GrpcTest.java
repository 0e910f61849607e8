package dev.polycodec.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import io.grpc.CallOptions;
import io.grpc.InternalMetadata;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A client and a server of gRPC")
class GrpcTest extends TravelTests {

  private static final Codec KRYO = Codecs.builder().use("kryo").allow(ALLOW).build();
  private static final Metadata.Key<Throwable> FAILURE =
      Metadata.Key.of("failure-bin", new PolycodecMarshaller<>(KRYO, Throwable.class));
  private static final MethodDescriptor<Object, Object> ECHO = method(KRYO);

  private static Server server;
  private static ManagedChannel channel;

  private static MethodDescriptor<Object, Object> method(Codec codec) {
    PolycodecMarshaller<Object> values = new PolycodecMarshaller<>(codec, Object.class);
    return MethodDescriptor.newBuilder(values, values)
        .setFullMethodName("shop/echo")
        .setType(MethodType.UNARY)
        .build();
  }

  @BeforeAll
  static void start() throws Exception {
    server =
        NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
            .addService(
                ServerServiceDefinition.builder("shop")
                    .addMethod(ECHO, ServerCalls.asyncUnaryCall(GrpcTest::echo))
                    .build())
            .build()
            .start();
    channel = NettyChannelBuilder.forAddress("127.0.0.1", server.getPort()).usePlaintext().build();
  }

  private static void echo(Object request, StreamObserver<Object> response) {
    if (request.equals("fail")) {
      Metadata trailers = new Metadata();
      trailers.put(FAILURE, new SoldOutException(URI.create("https://acme.com/u"), null));
      response.onError(io.grpc.Status.FAILED_PRECONDITION.asRuntimeException(trailers));
      return;
    }
    response.onNext(request.equals("sentinel") ? new Sentinel("x") : request);
    response.onCompleted();
  }

  @AfterAll
  static void stop() {
    channel.shutdownNow();
    server.shutdownNow();
    KRYO.close();
  }

  @Override
  protected Object travel(Object value) {
    return ClientCalls.blockingUnaryCall(channel, ECHO, CallOptions.DEFAULT, value);
  }

  @Test
  void failureOfTheServiceArrivesInTheTrailers() {
    StatusRuntimeException thrown =
        catchThrowableOfType(StatusRuntimeException.class, () -> travel("fail"));
    assertThat(thrown.getStatus().getCode()).isEqualTo(io.grpc.Status.Code.FAILED_PRECONDITION);
    assertThat(thrown.getTrailers().get(FAILURE))
        .isExactlyInstanceOf(SoldOutException.class)
        .hasMessage("https://acme.com/u is sold out");
  }

  @Test
  void largeMessageArrives() {
    String text = "ü".repeat(200_000);
    assertThat(travel(text)).isEqualTo(text);
  }

  @Test
  void requestThatIsRefusedTellsWhy() {
    try (Codec strict = Codecs.builder().use("kryo").build()) {
      PolycodecMarshaller<Object> reader = new PolycodecMarshaller<>(strict, Object.class);
      InputStream request = ECHO.streamRequest(order());
      assertThatThrownBy(() -> reader.parse(request))
          .isInstanceOf(StatusRuntimeException.class)
          .hasCauseInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("INTERNAL: The policy does not allow the class ");
    }
  }

  @Test
  void serverTellsNoReasonWhereItRefusesARequestOrCannotEncodeAResponse() {
    try (Codec other = Codecs.builder().use("kryo").allow(Sentinel.class).build()) {
      MethodDescriptor<Object, Object> echo = method(other);
      assertThatThrownBy(
              () ->
                  ClientCalls.blockingUnaryCall(
                      channel, echo, CallOptions.DEFAULT, new Sentinel("x")))
          .hasMessageStartingWith("UNKNOWN: ");
    }
    assertThatThrownBy(() -> travel("sentinel")).hasMessageStartingWith("CANCELLED: ");
  }

  /** Is not allowed at the server. */
  record Sentinel(String name) {}

  @Test
  void metadataThatIsRefusedTellsWhy() {
    Metadata trailers = new Metadata();
    trailers.put(FAILURE, new SoldOutException(URI.create("https://acme.com/u"), null));
    try (Codec strict = Codecs.builder().use("kryo").build()) {
      Metadata.Key<Throwable> key =
          Metadata.Key.of("failure-bin", new PolycodecMarshaller<>(strict, Throwable.class));
      Metadata received = InternalMetadata.newMetadata(InternalMetadata.serialize(trailers));
      assertThatThrownBy(() -> received.get(key))
          .isInstanceOf(StatusRuntimeException.class)
          .hasCauseInstanceOf(TypeMismatchException.class)
          .hasMessageStartingWith("INTERNAL: The bytes hold an object of the class ");
    }
  }
}
