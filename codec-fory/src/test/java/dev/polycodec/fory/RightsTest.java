package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a root is asked before a Fory serves it. */
class RightsTest {

  private static final int ROOTS = 200;
  private static final List<Class<?>> MET = List.of(String.class, Integer.class, Long.class);

  private final Rights rights = new Rights(true);
  private int asked;

  private record Root(int number) implements RootType {

    @Override
    public Type type() {
      return raw();
    }

    @Override
    public Class<?> raw() {
      return Object.class;
    }
  }

  /** A service has hundreds of kinds of messages, and one pattern allows them all. */
  @Test
  void eachRootIsAskedAboutEachClassOnceHoweverManyTakeTurns() {
    List<Message> messages = IntStream.range(0, ROOTS).mapToObj(this::message).toList();
    for (Class<?> type : MET) {
      assertThat(messages).allMatch(rights::have);
      assertThat(rights.have(messages.get(0))).isTrue();
      rights.meet(messages.get(0), type);
    }
    assertThat(messages).allMatch(rights::have).allMatch(rights::have);
    assertThat(asked).isEqualTo((ROOTS - 1) * MET.size()); // the first has met them
  }

  private Message message(int number) {
    RootType root = new Root(number);
    Class<?>[] types = {Message.class};
    return (Message)
        Proxy.newProxyInstance(
            Message.class.getClassLoader(),
            types,
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "root" -> root;
                  case "nameOf" -> ((Class<?>) arguments[0]).getName();
                  case "load" -> {
                    asked++;
                    yield Class.forName((String) arguments[0]);
                  }
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }
}
