package com.acme.shop;

import java.io.Serializable;
import java.math.BigDecimal;

/** What is sold. */
public record Item(String name, BigDecimal price) implements Serializable {}
