package dev.polycodec.spring.boot;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.cache.RedisCacheWriter;

/**
 * Looks up a miss again where one thread looks up for all ({@code sync = true}): there Spring asks
 * Redis but once, and would take what cannot be decoded for a value that is null. A proxy, as the
 * writers of newer versions have more methods. Safe for use by several threads.
 */
final class SyncLookups implements InvocationHandler {

  /** Those of the one {@code get} that takes a lookup. */
  private static final int ARGUMENTS = 5;

  private final RedisCacheWriter writer;
  private final BiPredicate<String, byte[]> isMiss;

  private SyncLookups(RedisCacheWriter writer, BiPredicate<String, byte[]> isMiss) {
    this.writer = writer;
    this.isMiss = isMiss;
  }

  /** Returns a writer that asks whether the bytes of a cache are a miss. */
  static RedisCacheWriter around(RedisCacheWriter writer, BiPredicate<String, byte[]> isMiss) {
    return (RedisCacheWriter)
        Proxy.newProxyInstance(
            RedisCacheWriter.class.getClassLoader(),
            new Class<?>[] {RedisCacheWriter.class},
            new SyncLookups(writer, isMiss));
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    try {
      Object answer = method.invoke(writer, arguments);
      if (answer instanceof RedisCacheWriter other) { // one with statistics
        return around(other, isMiss);
      }
      if (arguments == null || !isLookup(method)) {
        return answer;
      }
      return isMiss.test((String) arguments[0], (byte[]) answer) ? lookUp(arguments) : answer;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static boolean isLookup(Method method) {
    return method.getName().equals("get") && method.getParameterCount() == ARGUMENTS;
  }

  /**
   * Overwrites the entry: to take it out may happen later, behind the back of a second question.
   */
  @SuppressWarnings("unchecked") // what the method takes
  private byte[] lookUp(Object[] arguments) {
    byte[] value = ((Supplier<byte[]>) arguments[2]).get();
    writer.put((String) arguments[0], (byte[]) arguments[1], value, (Duration) arguments[3]);
    return value;
  }
}
