package com.acme.orders;

import java.io.Serializable;

/** An item with its price. */
public record Line(String item, int cents) implements Serializable {}
