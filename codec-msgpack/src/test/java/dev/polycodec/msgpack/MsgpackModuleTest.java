package dev.polycodec.msgpack;

import dev.polycodec.tck.arch.CodecModuleRules;

/** There is no backend: the format is written here. */
class MsgpackModuleTest extends CodecModuleRules {}
