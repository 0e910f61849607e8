package dev.polycodec.benchmarks.hardening;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * A message that checks nothing: no limit, no length, no type of a stored value. It still meets
 * each class once, because the class table is part of the format.
 */
final class Unchecked implements Message {

  private Message checked;
  private @Nullable Class<?> last;

  Unchecked(Message checked) {
    this.checked = checked;
  }

  Unchecked begin(Message next) {
    checked = next;
    last = null;
    return this;
  }

  @Override
  public RootType root() {
    return checked.root();
  }

  @Override
  public Class<?> rootClass() {
    return checked.rootClass();
  }

  @Override
  public String nameOf(Class<?> type) {
    return checked.nameOf(type);
  }

  @Override
  public Class<?> load(String name) {
    return checked.load(name);
  }

  @Override
  public Class<?> loadRoot(String name) {
    return checked.loadRoot(name);
  }

  @Override
  public void enter(Class<?> type) {
    check(type);
  }

  @Override
  public void enterChecked(int footprint) {}

  @Override
  public void charge(int bytes) {}

  @Override
  public void exit() {}

  @Override
  public void check(Class<?> type) {
    if (type != last) {
      checked.check(type);
      last = type;
    }
  }

  @Override
  public void admit(Class<?> type) {
    // whatever comes
  }

  @Override
  public <T> @Nullable T sound(@Nullable T value, Class<?> declared) {
    return value;
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
  public void digits(int bytes, int scale) {}

  @Override
  public int bulk(int announced, int minBytesEach, int remaining) {
    return announced;
  }

  @Override
  public EncodeException cycle(Class<?> type) {
    return checked.cycle(type);
  }

  @Override
  public @Nullable Layout layout(Class<?> type) {
    return checked.layout(type);
  }

  @Override
  public void dropped(Class<?> type, String name) {
    checked.dropped(type, name);
  }
}
