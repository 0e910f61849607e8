namespace java dev.polycodec.thrift.generated

include "versions.thrift"

// Whose getters return java.util.Optional.
struct Perhaps {
  1: optional list<versions.Preset> parts,
}
