package dev.polycodec.protostuff;

/** Has a field of its own. */
class StockBase {
  private final int id;

  StockBase(int id) {
    this.id = id;
  }

  int id() {
    return id;
  }
}
