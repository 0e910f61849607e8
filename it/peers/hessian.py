"""Hessian in Python: `hessian.py read VERSION FILE` prints a message as JSON, `write 1 FILE` writes one."""
import io
import json
import sys

from pyhessian.data_types import long
from pyhessian.encoder import encode_object
from pyhessian.parser import Parser
from pyhessian.protocol import Object, object_factory

CLASS = "com.acme.peers.Order"


def plain(value):
    if isinstance(value, Object):
        return {name: plain(each) for name, each in vars(value).items() if not name.startswith("_")}
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value


def read(version, path):
    parser = Parser()
    with open(path, "rb") as file:
        parser._stream = io.BytesIO(file.read())
    parser.version = version
    return plain(parser.read_object())


def order(line):
    return object_factory(
        CLASS,
        id=7,
        big=long(1 << 40),
        customer="Ann \u00e9\u20ac",
        total=12.5,
        open=True,
        lines=[line("a", 1), line("b", 2)],
        notes={"k": "v"},
        nothing=None,
    )


def write(path):
    def line(item, count):
        return object_factory(CLASS + "$Line", item=item, count=count)

    with open(path, "wb") as file:
        file.write(encode_object(order(line)))


if sys.argv[1] == "read":
    print(json.dumps(read(int(sys.argv[2]), sys.argv[3]), sort_keys=True))
else:
    write(sys.argv[3])
