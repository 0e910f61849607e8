package com.acme.orders;

import java.io.Serializable;
import java.util.UUID;

/** What the fraud service thinks of a payment. Since version 1: how sure it is. */
public record Verdict(UUID payment, double score, boolean suspicious, String reason)
    implements Serializable {}
