#!/usr/bin/env python3
"""Shows what the envelope of a stored message says, without Polycodec.

Written from docs/wire-format.md alone, with nothing but the standard library:

    python3 envelope.py FILE...
"""

import json
import sys
import zlib

VERSION, COMPATIBLE, CHECKSUM, COMPRESSED = 1, 1, 2, 4


def crc8(data):
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc << 1) ^ (0x107 if crc & 0x80 else 0)
    return crc


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def reference(data, at):
    """A number, or a name."""
    value, at = varint(data, at)
    if value & 1:
        return value >> 1, at
    return data[at : at + (value >> 1)].decode("utf-8"), at + (value >> 1)


def read(data):
    if data[0] != 0xD7 or data[1] >> 4 != 2:
        raise ValueError("no envelope")
    flags = data[2]
    if bin(flags).count("1") % 2 or flags >> 5 != VERSION:
        raise ValueError("damaged flags, or another version")
    header = data[:3]
    if flags & CHECKSUM:
        if crc32c(header + data[7:]) != int.from_bytes(data[3:7], "big"):
            raise ValueError("the checksum does not match")
        data = header + data[7:]
    codec, at = reference(data, 3)
    kind, at = reference(data, at)
    if crc8(data[:at]) != data[at]:
        raise ValueError("damaged header")
    message = data[at + 1 :]
    if flags & COMPRESSED:
        if message[0] != 1:
            raise ValueError("unknown compressor %d" % message[0])
        message = zlib.decompress(message[1:])
    if kind == 0:  # the frame names it, unless the root is null
        kind = "" if message[0] == 0x0F else reference(message, 2)[0]
    return {
        "codec": codec,
        "format": data[1] & 0xF,
        "mode": "compatible" if flags & COMPATIBLE else "strict",
        "type": kind or None,
        "checksum": bool(flags & CHECKSUM),
        "compressed": bool(flags & COMPRESSED),
        "bytes": len(message),
    }, message


def main():
    for name in sys.argv[1:]:
        with open(name, "rb") as file:
            header, message = read(file.read())
        if header["codec"] == "json":
            header["value"] = json.loads(message)
        print(json.dumps(header, sort_keys=True, separators=(",", ":")))


if __name__ == "__main__":
    main()
