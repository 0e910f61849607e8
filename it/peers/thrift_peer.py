"""Thrift in Python: `thrift_peer.py read PROTOCOL FILE` prints an object as JSON, `write PROTOCOL FILE` writes one."""
import json
import sys

from thrift.protocol.TBase import TBase
from thrift.protocol.TBinaryProtocol import TBinaryProtocol
from thrift.protocol.TCompactProtocol import TCompactProtocol
from thrift.Thrift import TType
from thrift.transport.TTransport import TMemoryBuffer


class Line(TBase):
    """What `thrift --gen py:dynamic order.thrift` makes of it, in short."""

    thrift_spec = (
        None,
        (1, TType.STRING, "item", "UTF8", None),
        (2, TType.I32, "count", None, None),
    )

    def __init__(self, item=None, count=None):
        self.item = item
        self.count = count


class Order(TBase):
    thrift_spec = (
        None,
        (1, TType.I32, "id", None, None),
        (2, TType.I64, "big", None, None),
        (3, TType.STRING, "customer", "UTF8", None),
        (4, TType.DOUBLE, "total", None, None),
        (5, TType.BOOL, "open", None, None),
        (6, TType.LIST, "lines", (TType.STRUCT, [Line, Line.thrift_spec], False), None),
        (7, TType.MAP, "notes", (TType.STRING, "UTF8", TType.STRING, "UTF8", False), None),
        (8, TType.STRING, "nothing", "UTF8", None),
    )

    def __init__(self, **fields):
        for _, _, name, _, _ in self.thrift_spec[1:]:
            setattr(self, name, fields.get(name))


def example():
    return Order(
        id=7,
        big=1 << 40,
        customer="Ann \u00e9\u20ac",
        total=12.5,
        open=True,
        lines=[Line("a", 1), Line("b", 2)],
        notes={"k": "v"},
    )


PROTOCOLS = {"binary": TBinaryProtocol, "compact": TCompactProtocol}

direction, name, path = sys.argv[1:]
if direction == "read":
    with open(path, "rb") as file:
        memory = TMemoryBuffer(file.read())
    order = Order()
    order.read(PROTOCOLS[name](memory))
    print(json.dumps(order, default=vars, sort_keys=True))
else:
    memory = TMemoryBuffer()
    example().write(PROTOCOLS[name](memory))
    with open(path, "wb") as file:
        file.write(memory.getvalue())
