package dev.polycodec.compare.workload;

import java.io.Serializable;

/** A country, by its ISO 3166 code. */
public record Country(String code, String name) implements Serializable {}
