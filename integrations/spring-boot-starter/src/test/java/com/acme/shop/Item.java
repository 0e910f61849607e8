package com.acme.shop;

import java.io.Serializable;
import java.math.BigDecimal;
import java.net.URI;

/** What is sold. */
public record Item(String name, BigDecimal price, URI picture) implements Serializable {}
