package com.acme.shop;

import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.cache.annotation.Cacheable;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.stereotype.Service;

/** Looks items up, slowly but for the cache. */
@Service
public class Catalogue {

  private final AtomicInteger lookups = new AtomicInteger();

  /** Returns an item, or null if there is none. */
  @Cacheable("items")
  public Item find(String name) {
    lookups.incrementAndGet();
    return name.equals("unicorn")
        ? null
        : new Item(name, new BigDecimal("12.50"), URI.create("https://acme.com/" + name));
  }

  /** Returns a page of items. */
  @Cacheable("pages")
  public Page<Item> page(int number) {
    lookups.incrementAndGet();
    return new PageImpl<>(
        List.of(new Item("lamp", BigDecimal.TEN, URI.create("https://acme.com/lamp"))),
        PageRequest.of(number, 1, Sort.by("name")),
        7);
  }

  /** Returns how often the cache did not know. */
  public int lookups() {
    return lookups.get();
  }
}
