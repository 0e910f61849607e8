package com.acme.shop;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What a customer has in the session. */
public class Basket implements Serializable {

  private static final long serialVersionUID = 1L;

  private final List<Item> items = new ArrayList<>();

  /** Adds an item. */
  public void add(Item item) {
    items.add(item);
  }

  /** Returns the items. */
  public List<Item> getItems() {
    return items;
  }
}
