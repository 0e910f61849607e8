package dev.polycodec.internal.message;

import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.pool.Pools;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.BackendConfig.TypeIds;
import org.jspecify.annotations.Nullable;

/**
 * What the builder was told, for all backends of a codec; immutable.
 *
 * @param evolution null if the builder was not told, so that each format has its own default
 */
public record Settings(
    ClassLoader loader,
    Limits limits,
    @Nullable Evolution evolution,
    TypePolicy policy,
    WireNames names,
    TypeIds typeIds,
    ShapesImpl shapes,
    Pools pools,
    Events events) {

  /** Returns these settings with another mode. */
  public Settings with(Evolution mode) {
    return new Settings(loader, limits, mode, policy, names, typeIds, shapes, pools, events);
  }

  /** Returns these settings with the shapes of one codec. */
  public Settings with(ShapesImpl own) {
    return new Settings(loader, limits, evolution, policy, names, typeIds, own, pools, events);
  }
}
