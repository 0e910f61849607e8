package com.acme.desk;

import java.io.Serializable;

/** Carries what the sender likes. */
public record Parcel(Object content) implements Serializable {}
