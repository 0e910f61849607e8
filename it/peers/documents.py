"""Formats without classes, in Python: `documents.py read FORMAT FILE` prints a message as JSON, `write FORMAT FILE` writes one."""
import io
import json
import os
import sys

import bson
import cbor2
import fastavro
import msgpack
import newsmile

SCHEMA = fastavro.schema.load_schema(os.path.join(os.path.dirname(os.path.abspath(__file__)), "order.avsc"))

ORDER = {
    "id": 7,
    "big": 1 << 40,
    "customer": "Ann \u00e9\u20ac",
    "total": 12.5,
    "open": True,
    "lines": [{"item": "a", "count": 1}, {"item": "b", "count": 2}],
    "notes": {"k": "v"},
    "nothing": None,
}


def avro_header():
    """Says that one object follows, and of which schema."""
    form = fastavro.schema.to_parsing_canonical_form(SCHEMA)
    return b"\xc3\x01" + bytes.fromhex(fastavro.schema.fingerprint(form, "CRC-64-AVRO"))


def read_avro(message):
    header = avro_header()
    if not message.startswith(header):
        sys.exit("The message begins with " + message[: len(header)].hex() + ", not with " + header.hex())
    return fastavro.schemaless_reader(io.BytesIO(message[len(header) :]), SCHEMA)


def write_avro(order):
    out = io.BytesIO(avro_header())
    out.seek(0, io.SEEK_END)
    fastavro.schemaless_writer(out, SCHEMA, order)
    return out.getvalue()


READERS = {
    "avro": read_avro,
    "bson": bson.decode,
    "cbor": cbor2.loads,
    "json": json.loads,
    "msgpack": msgpack.unpackb,
}
WRITERS = {
    "avro": write_avro,
    "bson": bson.encode,
    "cbor": cbor2.dumps,
    "json": lambda order: json.dumps(order).encode(),
    "msgpack": msgpack.packb,
    "smile": newsmile.SmileEncoder(float_precision=8).encode,
}

direction, name, path = sys.argv[1:]
if direction == "read":
    with open(path, "rb") as file:
        print(json.dumps(READERS[name](file.read()), sort_keys=True))
else:
    with open(path, "wb") as file:
        file.write(WRITERS[name](ORDER))
