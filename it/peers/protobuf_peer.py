"""Protobuf in Python, by what protoc generated: `protobuf_peer.py read FORM FILE` prints a message, `write FORM FILE` writes one; binary or json."""
import json
import sys

from google.protobuf import json_format

sys.path.insert(0, "target/generated-test-sources/protobuf")
import order_pb2


def plain(order):
    return {
        "id": order.id,
        "big": order.big,
        "customer": order.customer,
        "total": order.total,
        "open": order.open,
        "lines": [{"item": line.item, "count": line.count} for line in order.lines],
        "notes": dict(order.notes.entries),
        "nothing": order.nothing if order.HasField("nothing") else None,
    }


def example():
    return order_pb2.Order(
        id=7,
        big=1 << 40,
        customer="Ann \u00e9\u20ac",
        total=12.5,
        open=True,
        lines=[order_pb2.Line(item="a", count=1), order_pb2.Line(item="b", count=2)],
        notes=order_pb2.Notes(entries={"k": "v"}),
    )


READERS = {"binary": order_pb2.Order.FromString, "json": lambda text: json_format.Parse(text, order_pb2.Order())}
WRITERS = {"binary": lambda order: order.SerializeToString(), "json": lambda order: json_format.MessageToJson(order).encode("utf-8")}

direction, form, name = sys.argv[1:]
if direction == "read":
    with open(name, "rb") as file:
        print(json.dumps(plain(READERS[form](file.read())), sort_keys=True))
else:
    with open(name, "wb") as file:
        file.write(WRITERS[form](example()))
