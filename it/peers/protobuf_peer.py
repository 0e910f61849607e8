"""Protobuf in Python, by what protoc generated: `protobuf_peer.py read FILE` prints a message as JSON, `write FILE` writes one."""
import json
import sys

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


if sys.argv[1] == "read":
    with open(sys.argv[2], "rb") as file:
        print(json.dumps(plain(order_pb2.Order.FromString(file.read())), sort_keys=True))
else:
    with open(sys.argv[2], "wb") as file:
        file.write(example().SerializeToString())
