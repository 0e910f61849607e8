package dev.polycodec.hessian.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.AbstractDeserializer;
import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.AbstractSerializer;
import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.hessian.HessianPlainOptions;
import dev.polycodec.hessian.plain.Values.Base;
import dev.polycodec.hessian.plain.Values.Node;
import dev.polycodec.tck.equality.DeepEquality;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an application sets up in Hessian is so in the codec. */
class HessianPlainOptionsTest {

  /** Has no field that Hessian would write. */
  static final class Money {
    private final transient long cents;
    private final transient Object note;

    Money(long cents, Object note) {
      this.cents = cents;
      this.note = note;
    }
  }

  /** The application's own serializers of {@link Money}. */
  private static final class MoneyFactory extends AbstractSerializerFactory {

    @Override
    public Serializer getSerializer(Class type) {
      return type == Money.class ? new MoneySerializer() : null;
    }

    @Override
    public Deserializer getDeserializer(Class type) {
      return type == Money.class ? new MoneyDeserializer() : null;
    }
  }

  private static final class MoneySerializer extends AbstractSerializer {

    @Override
    public void writeObject(Object value, AbstractHessianOutput out) throws IOException {
      if (out.addRef(value)) {
        return;
      }
      out.writeMapBegin(Money.class.getName());
      out.writeObject("cents");
      out.writeLong(((Money) value).cents);
      out.writeObject(((Money) value).note);
      out.writeMapEnd();
    }
  }

  private static final class MoneyDeserializer extends AbstractDeserializer {

    @Override
    public Class<?> getType() {
      return Money.class;
    }

    @Override
    public Object readMap(AbstractHessianInput in) throws IOException {
      int reference = in.addRef(null);
      in.readObject();
      Money money = new Money(in.readLong(), in.readObject());
      in.setRef(reference, money);
      in.readMapEnd();
      return money;
    }
  }

  private static final Consumer<SerializerFactory> OWN =
      factory -> factory.addFactory(new MoneyFactory());

  private static CodecBuilder builder(Plain plain, HessianPlainOptions.Builder options) {
    return Codecs.builder()
        .use(plain.codec())
        .configure(options.build())
        .allow(Values.class.getName() + "$*", Money.class.getName());
  }

  private static CodecBuilder own(Plain plain) {
    return builder(plain, HessianPlainOptions.builder().setup(OWN));
  }

  private static CodecBuilder several(Plain plain) {
    return builder(plain, HessianPlainOptions.builder().severalValues(true));
  }

  private static Money[] shared() {
    Money money = new Money(7, new Base("note"));
    return new Money[] {money, money};
  }

  @ParameterizedTest
  @EnumSource
  void serializersOfTheApplicationWriteAndRead(Plain plain) throws Exception {
    try (Codec codec = own(plain).build()) {
      byte[] bytes = codec.encode(shared());
      assertThat(bytes).isEqualTo(plain.write(OWN, (Object) shared()));
      Money[] read = codec.decode(bytes, Money[].class);
      assertThat(read[0].cents).isEqualTo(7);
      assertThat(read[0].note).isInstanceOf(Base.class);
      assertThat(read[1]).isSameAs(read[0]);
    }
  }

  @ParameterizedTest
  @EnumSource
  void withoutThemTheClassIsRefused(Plain plain) {
    try (Codec codec = builder(plain, HessianPlainOptions.builder()).build()) {
      assertThatThrownBy(() -> codec.encode(shared()))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith("Hessian has no serializer for " + Money.class.getName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatTheyWriteAndReadIsGuarded(Plain plain) throws Exception {
    byte[] bytes = plain.write(OWN, (Object) shared());
    try (Codec codec = own(plain).deny(Base.class.getName()).build()) {
      assertThatThrownBy(() -> codec.encode(shared()))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("denies the class " + Base.class.getName());
      assertThatThrownBy(() -> codec.decode(bytes, Money[].class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("denies the class " + Base.class.getName());
    }
    try (Codec codec = own(plain).limits(Limits.defaults().withMaxDepth(2)).build()) {
      assertThatThrownBy(() -> codec.encode(shared())).isInstanceOf(LimitExceededException.class);
      assertThatThrownBy(() -> codec.decode(bytes, Money[].class))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theClassOfAListMayBeLeftOut(Plain plain) throws Exception {
    Consumer<SerializerFactory> setup = factory -> factory.setSendCollectionType(false);
    Node node = new Node(1);
    node.other = new ArrayList<>(List.of(1));
    try (Codec codec = builder(plain, HessianPlainOptions.builder().setup(setup)).build()) {
      assertThat(codec.encode(node)).isEqualTo(plain.write(setup, node));
    }
  }

  @ParameterizedTest
  @EnumSource
  void severalValuesAreOneStream(Plain plain) throws Exception {
    Node shared = new Node(1);
    Object[] values = {"greet", 7, shared, new LinkedList<>(List.of(shared)), null, shared};
    try (Codec codec = several(plain).build()) {
      byte[] bytes = codec.encode(values);
      assertThat(bytes).isEqualTo(plain.write(factory -> {}, values));
      Object[] read = codec.decode(bytes, Object[].class);
      assertThat(DeepEquality.difference(values, read, Set.of())).isEmpty();
      assertThat(read[5]).isSameAs(read[2]);
      assertThat(codec.decode(codec.encode(new Object[0]), Object[].class)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void severalValuesAreThoseOfAnArray(Plain plain) {
    try (Codec codec = several(plain).build()) {
      assertThatThrownBy(() -> codec.encode("one"))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "HessianPlainOptions.severalValues writes the elements of an Object[]: encode one");
    }
  }

  @Test
  void aSetupIsNotNull() {
    assertThatThrownBy(() -> HessianPlainOptions.builder().setup(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("change");
  }
}
