package com.acme.rpc;

import dev.polycodec.tck.TravelTests.SoldOutException;

/** A service to which anything can be sent. */
public interface Parcels {

  /** Returns what it was sent. */
  Object back(Object value);

  /** Fails. */
  int buy(String item) throws SoldOutException;
}
