namespace java dev.polycodec.thrift.generated

include "versions.thrift"

// Whose getters return Thrift's Option.
struct Maybe {
  1: optional list<versions.Preset> parts,
}
