package dev.polycodec.spring;

import java.io.Serializable;
import java.util.List;

/** A value of the application. */
public record Basket(List<String> items) implements Serializable {}
