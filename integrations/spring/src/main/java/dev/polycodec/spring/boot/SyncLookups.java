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
 * Overwrites a miss where Spring asks Redis but once, and would take what cannot be decoded for a
 * value that is null: where one thread looks up for all ({@code sync = true}), and in {@code
 * putIfAbsent}. A proxy, as the writers of newer versions have more methods. Safe for use by
 * several threads.
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
      if (arguments == null || !(answer instanceof byte[] bytes) || !isAskedOnce(method)) {
        return answer;
      }
      return isMiss.test((String) arguments[0], bytes) ? overwrite(arguments) : answer;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static boolean isAskedOnce(Method method) {
    return method.getName().equals("putIfAbsent")
        || method.getName().equals("get") && method.getParameterCount() == ARGUMENTS;
  }

  /**
   * Overwrites the entry, and returns what its asker gets: to take it out may happen later, behind
   * the back of a second question.
   */
  @SuppressWarnings("unchecked") // what the methods take
  private byte @Nullable [] overwrite(Object[] arguments) {
    boolean isLookup = arguments[2] instanceof Supplier;
    byte[] value = isLookup ? ((Supplier<byte[]>) arguments[2]).get() : (byte[]) arguments[2];
    writer.put((String) arguments[0], (byte[]) arguments[1], value, (Duration) arguments[3]);
    return isLookup ? value : null; // nothing was there
  }
}
