package dev.polycodec;

/**
 * Replaces the values of a class by a form that every codec can encode.
 *
 * <p>Implementations are stateless and safe for use by any number of threads. {@code fromForm} of
 * {@code toForm} must return an equal value; the form must not refer back to the value it replaces.
 *
 * @param <T> the class that is replaced, with its subclasses; an interface is for all that
 *     implement it. Which of these messages may name is for {@link CodecBuilder#allow(Class...)} to
 *     say
 * @param <F> the class of the form: a class whose instances the codecs can encode, such as a record
 */
public interface Surrogate<T, F> {

  /** Returns the class that is replaced. */
  Class<T> type();

  /** Returns the class of the form. */
  Class<F> form();

  /** Returns the form of a value. */
  F toForm(T value);

  /**
   * Returns the value of a form that was decoded.
   *
   * @throws IllegalArgumentException if the form stands for no value
   */
  T fromForm(F form);
}
