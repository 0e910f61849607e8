package com.acme.store;

import java.util.List;

/** What is stored. */
record Order(long id, String customer, List<Line> lines) {

  record Line(String item, int count) {}

  static Order of(long id) {
    return new Order(id, "customer " + id % 10, List.of(new Line("item", (int) id % 7)));
  }
}
