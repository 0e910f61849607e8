package com.acme.orders;

import java.io.Serializable;
import java.util.UUID;

/** What the fraud service thinks of a payment. */
public record Verdict(UUID payment, boolean suspicious, String reason) implements Serializable {}
