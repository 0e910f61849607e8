package dev.polycodec.netty;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.tck.TravelTests;
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.TooLongFrameException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A client and a server of Netty")
class PipelineTest extends TravelTests {

  private static final Codec KRYO = Codecs.builder().use("kryo").allow(ALLOW).build();
  private static final BlockingQueue<Object> RECEIVED = new LinkedBlockingQueue<>();

  private static EventLoopGroup threads;
  private static Channel client;

  @BeforeAll
  static void start() throws Exception {
    threads = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
    Channel server =
        new ServerBootstrap()
            .group(threads)
            .channel(NioServerSocketChannel.class)
            .childHandler(pipeline(new PolycodecDecoder<>(KRYO, Object.class, 100_000)))
            .bind(InetAddress.getLoopbackAddress(), 0)
            .sync()
            .channel();
    client =
        new Bootstrap()
            .group(threads)
            .channel(NioSocketChannel.class)
            .handler(pipeline(new PolycodecEncoder<>(KRYO, Object.class)))
            .connect((InetSocketAddress) server.localAddress())
            .sync()
            .channel();
  }

  private static ChannelInitializer<Channel> pipeline(ChannelHandler handler) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        channel.pipeline().addLast(handler, new Receiver());
      }
    };
  }

  /** Notes what comes out of a pipeline. */
  private static final class Receiver extends ChannelInboundHandlerAdapter {

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      RECEIVED.add(message);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      RECEIVED.add(cause);
    }
  }

  @AfterAll
  static void stop() throws Exception {
    threads.shutdownGracefully(0, 2, TimeUnit.SECONDS).sync();
    KRYO.close();
  }

  @Override
  protected Object travel(Object value) throws Exception {
    client.writeAndFlush(value).sync();
    return RECEIVED.poll(5, TimeUnit.SECONDS);
  }

  @Test
  void refusedMessageIsAnExceptionInThePipelineAndTheNextIsRead() throws Exception {
    client.pipeline().remove(PolycodecEncoder.class);
    try {
      client.writeAndFlush(Unpooled.buffer().writeInt(3).writeBytes(new byte[] {1, 2, 3})).sync();
      assertThat(RECEIVED.poll(5, TimeUnit.SECONDS))
          .isInstanceOf(DecoderException.class)
          .extracting("cause")
          .isInstanceOf(MalformedDataException.class);
      client
          .writeAndFlush(Unpooled.buffer().writeInt(100_001).writeBytes(new byte[100_001]))
          .sync();
      assertThat(RECEIVED.poll(5, TimeUnit.SECONDS)).isInstanceOf(TooLongFrameException.class);
    } finally {
      client.pipeline().addFirst(new PolycodecEncoder<>(KRYO, Object.class));
    }
    assertThat(travel(order())).isEqualTo(order());
  }

  @Test
  void whatArrivesWithARefusedMessageIsRead() {
    byte[] order = KRYO.forType(Object.class).encode(order());
    ByteBuf together = Unpooled.buffer().writeInt(3).writeBytes(new byte[] {1, 2, 3});
    together.writeInt(100_001).writeBytes(new byte[100_001]);
    together.writeInt(order.length).writeBytes(order);
    PolycodecDecoder<Object> decoder = new PolycodecDecoder<>(KRYO, Object.class, 100_000);
    new EmbeddedChannel(decoder, new Receiver()).writeInbound(together);
    assertThat(RECEIVED.poll()).isInstanceOf(DecoderException.class);
    assertThat(RECEIVED.poll()).isInstanceOf(TooLongFrameException.class);
    assertThat(RECEIVED.poll()).isEqualTo(order());
  }

  @Test
  void nullIsRefused() {
    byte[] none = KRYO.forType(Object.class).encode(null);
    ByteBuf message = Unpooled.buffer().writeInt(none.length).writeBytes(none);
    new EmbeddedChannel(new PolycodecDecoder<>(KRYO, Object.class), new Receiver())
        .writeInbound(message);
    assertThat(RECEIVED.poll())
        .isInstanceOfSatisfying(
            DecoderException.class,
            e ->
                assertThat(e.getCause())
                    .isExactlyInstanceOf(MalformedDataException.class)
                    .hasMessage("The message is null, which no pipeline hands on"));
  }
}
