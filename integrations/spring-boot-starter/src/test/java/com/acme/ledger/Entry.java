package com.acme.ledger;

import java.io.Serializable;

/** A value of Kafka. */
public record Entry(String account, int amount) implements Serializable {}
