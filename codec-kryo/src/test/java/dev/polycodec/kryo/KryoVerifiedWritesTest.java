package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KryoVerifiedWritesTest {

  /** An amount, of which the serializer may forget the currency. */
  static final class Money {

    private final long cents;
    private final String currency;

    Money(long cents, String currency) {
      this.cents = cents;
      this.currency = currency;
    }
  }

  /** What holds amounts. */
  static final class Basket {

    private final List<Money> prices = new ArrayList<>();
  }

  /** A serializer of the application. */
  private static final class MoneySerializer extends Serializer<Money> {

    private final boolean forgets;

    MoneySerializer(boolean forgets) {
      this.forgets = forgets;
    }

    @Override
    public void write(Kryo kryo, Output out, Money money) {
      out.writeLong(money.cents);
      out.writeString(money.currency);
    }

    @Override
    public Money read(Kryo kryo, Input in, Class<? extends Money> type) {
      long cents = in.readLong();
      String currency = in.readString();
      return new Money(cents, forgets ? null : currency);
    }
  }

  private static Codec codec(boolean forgets, boolean verifies) {
    var builder =
        Codecs.builder()
            .use("kryo-plain")
            .configure(
                KryoOptions.plain(
                    kryo -> {
                      kryo.register(Basket.class).setInstantiator(Basket::new);
                      kryo.register(ArrayList.class);
                      kryo.register(Money.class, new MoneySerializer(forgets));
                    }));
    return verifies ? builder.verifyWrites().build() : builder.build();
  }

  private static Basket basket() {
    Basket basket = new Basket();
    basket.prices.add(new Money(1_00, "EUR"));
    return basket;
  }

  @Test
  void serializerThatForgetsIsTrustedUnlessWritesAreVerified() {
    try (Codec codec = codec(true, false)) {
      Basket back = codec.decode(codec.encode(basket()), Basket.class);
      assertThat(back.prices.get(0).currency).isNull();
    }
  }

  @Test
  void valueThatDoesNotComeBackIsRefusedInEachForm() {
    String refusal =
        "The codec 'kryo-plain' does not bring back what it encoded: "
            + Basket.class.getTypeName()
            + ".prices[0].currency is null, not java.lang.String";
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    ByteBuffer buffer = ByteBuffer.allocate(100);
    try (Codec codec = codec(true, true)) {
      assertThatThrownBy(() -> codec.encode(basket()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(refusal);
      assertThatThrownBy(() -> codec.encode(basket(), stream)).hasMessage(refusal);
      assertThatThrownBy(() -> codec.forType(Basket.class).encode(basket(), buffer))
          .hasMessage(refusal);
    }
    assertThat(stream.size()).isZero();
    assertThat(buffer.position()).isZero();
  }

  @Test
  void serializerThatIsExactPasses() {
    try (Codec codec = codec(false, true)) {
      Basket back = codec.decode(codec.encode(basket()), Basket.class);
      assertThat(back.prices.get(0).currency).isEqualTo("EUR");
    }
  }
}
