package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** More fields than one of its containers has elements. */
public final class Row implements Serializable {

  private static final long serialVersionUID = 1;

  public int first;
  public int second;
  public int third;
  public List<Integer> numbers = new ArrayList<>();
  public List<String> texts = new ArrayList<>();
  public Map<String, Integer> ranks = new LinkedHashMap<>();

  /** Returns a row in which each container has some elements. */
  public static Row of(int elements) {
    Row row = new Row();
    for (int i = 0; i < elements; i++) {
      row.numbers.add(i);
      row.texts.add("text " + i);
      row.ranks.put("rank " + i, i);
    }
    return row;
  }
}
