package dev.polycodec.testing;

import dev.polycodec.Surrogate;

/** A value with a surrogate, in which a test can run code in the middle of a message. */
public record Mark(int number) {

  /** Replaces a mark by its number. */
  public static class Form implements Surrogate<Mark, Integer> {

    @Override
    public Class<Mark> type() {
      return Mark.class;
    }

    @Override
    public Class<Integer> form() {
      return Integer.class;
    }

    @Override
    public Integer toForm(Mark mark) {
      return mark.number();
    }

    @Override
    public Mark fromForm(Integer number) {
      return new Mark(number);
    }
  }
}
