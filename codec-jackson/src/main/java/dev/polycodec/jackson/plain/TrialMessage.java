package dev.polycodec.jackson.plain;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * The message of a trial: the policy is that of the message which is written, and nothing is
 * counted, because that message counts what it writes by itself.
 */
record TrialMessage(Message written) implements Message {

  @Override
  public RootType root() {
    return written.root();
  }

  @Override
  public Class<?> rootClass() {
    return written.rootClass();
  }

  @Override
  public String nameOf(Class<?> type) {
    return written.nameOf(type);
  }

  @Override
  public Class<?> load(String name) {
    return written.load(name);
  }

  @Override
  public Class<?> loadRoot(String name) {
    return written.loadRoot(name);
  }

  @Override
  public void enter(Class<?> type) {}

  @Override
  public void enterChecked(int footprint) {}

  @Override
  public void charge(int bytes) {}

  @Override
  public void exit() {}

  @Override
  public void check(Class<?> type) {
    written.check(type);
  }

  @Override
  public void admit(Class<?> type) {
    written.admit(type);
  }

  @Override
  public <T> @Nullable T sound(@Nullable T value, Class<?> declared) {
    return written.sound(value, declared);
  }

  @Override
  public int elements(int announced, int minBytesEach, int remaining) {
    return announced;
  }

  @Override
  public int container(int announced, int minBytesEach, int remaining) {
    return announced;
  }

  @Override
  public void key(Object container, @Nullable Object key) {}

  @Override
  public void key(int nesting, Object container, @Nullable Object key) {}

  @Override
  public void keySteps(long steps) {}

  @Override
  public void form(Class<?> type, Object form, boolean late) {}

  @Override
  public void keys(Object like, Collection<?> keys) {}

  @Override
  public void digits(int bytes, int scale) {
    written.digits(bytes, scale);
  }

  @Override
  public int bulk(int announced, int minBytesEach, int remaining) {
    return announced;
  }

  @Override
  public EncodeException cycle(Class<?> type) {
    return written.cycle(type);
  }

  @Override
  public @Nullable Layout layout(Class<?> type) {
    return written.layout(type);
  }

  @Override
  public void dropped(Class<?> type, String name) {}
}
