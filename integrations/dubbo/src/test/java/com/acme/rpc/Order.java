package com.acme.rpc;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An argument. */
public class Order implements Serializable {

  private static final long serialVersionUID = 1;

  public String customer;
  public List<String> items = new ArrayList<>();
  public BigDecimal total;
  public Date placed;
  public LocalDateTime due;
  public Map<String, Integer> counts = new HashMap<>();
  public Object present;
}
