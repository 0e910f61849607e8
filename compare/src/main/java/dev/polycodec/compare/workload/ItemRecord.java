package dev.polycodec.compare.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Item} as a record.
 *
 * @param id the number
 * @param sku the number in the shop
 * @param name the name
 * @param category the category
 * @param quantity how many there are
 * @param price the price of one
 * @param available whether it can be ordered
 * @param updated when it was changed, in milliseconds since 1970
 */
public record ItemRecord(
    long id,
    @Nullable String sku,
    @Nullable String name,
    @Nullable String category,
    int quantity,
    double price,
    boolean available,
    long updated)
    implements Serializable {}
