package dev.polycodec.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.mock.http.MockHttpInputMessage;

@DisplayName("Converter of Spring MVC")
class PolycodecHttpMessageConverterTest {

  private final Codec codec = Codecs.builder().use("kryo").build();
  private final PolycodecHttpMessageConverter converter = new PolycodecHttpMessageConverter(codec);
  private final Basket basket = new Basket(List.of("lamp"));

  @Test
  void knowsWhatTheVariablesOfAGenericControllerAre() throws Exception {
    assertThat(read("one", codec.encode(basket))).isEqualTo(basket);
    Basket[] array = {basket};
    assertThat(read("array", codec.encode(array))).isEqualTo(array);
  }

  private Object read(String method, byte[] body) throws IOException {
    return converter.read(declared(method), Baskets.class, new MockHttpInputMessage(body));
  }

  private static Type declared(String method) {
    return List.of(Controller.class.getDeclaredMethods()).stream()
        .filter(each -> each.getName().equals(method))
        .findFirst()
        .orElseThrow()
        .getGenericParameterTypes()[0];
  }

  abstract static class Controller<T> {

    abstract void one(T body);

    abstract void array(T[] body);
  }

  abstract static class Baskets extends Controller<Basket> {}
}
