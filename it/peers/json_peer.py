"""JSON in Python: `json_peer.py read FILE` prints a message as JSON with sorted names, `write FILE` writes one."""
import json
import sys

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

if sys.argv[1] == "read":
    with open(sys.argv[2], "rb") as file:
        print(json.dumps(json.load(file), sort_keys=True))
else:
    with open(sys.argv[2], "wb") as file:
        file.write(json.dumps(ORDER).encode())
