package com.acme.rpc;

import java.util.List;

/** The service. */
public interface Orders {

  /** Places an order; the price of each copy and how many of them come back in the receipt. */
  Receipt place(Order order, List<String> notes, int copies, double price);

  /** Returns the letter after one. */
  char next(char letter, Character last);
}
