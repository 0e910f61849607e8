package dev.polycodec.tck;

/**
 * What a codec may allocate for one message, in bytes, where no compiler removes anything: a member
 * of staff with ten skills and eighteen objects in all. The kit's report of a failure says what it
 * does allocate.
 *
 * @param encode all that encoding allocates, when the bytes are lent
 * @param decode what decoding allocates beyond the decoded objects
 */
public record AllocationBudget(long encode, long decode) {

  /** What a codec may allocate of which nothing is known. */
  static final AllocationBudget NONE = new AllocationBudget(Long.MAX_VALUE, Long.MAX_VALUE);
}
