package org.agrona;

/** Stands for Agrona's interface, which is known by its name. */
public interface DirectBuffer {}
