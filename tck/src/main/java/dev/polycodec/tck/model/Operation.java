package dev.polycodec.tck.model;

/** An enum whose constants have bodies, so that each has a class of its own. */
public enum Operation {
  PLUS {
    @Override
    public int apply(int left, int right) {
      return left + right;
    }
  },
  MINUS {
    @Override
    public int apply(int left, int right) {
      return left - right;
    }
  };

  /** Applies the operation. */
  public abstract int apply(int left, int right);
}
