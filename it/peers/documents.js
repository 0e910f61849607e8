// Formats without classes, in Node: `documents.js read FORMAT FILE` prints a message as JSON, `write FORMAT FILE` writes one.
const fs = require('fs');
const cbor = require('cbor-x');
const msgpack = require('@msgpack/msgpack');
const smile = require('smile-js');

// A whole number beyond 32 bits is floating point in CBOR, unless it is a bigint.
const order = {
  id: 7,
  big: 1099511627776n,
  customer: 'Ann \u00e9\u20ac',
  total: 12.5,
  open: true,
  lines: [
    { item: 'a', count: 1 },
    { item: 'b', count: 2 },
  ],
  notes: { k: 'v' },
  nothing: null,
};

const readers = { cbor: cbor.decode, json: JSON.parse, msgpack: msgpack.decode, smile: smile.parse };
const writers = {
  cbor: cbor.encode,
  json: (value) => JSON.stringify(sorted(value)),
  msgpack: (value) => msgpack.encode(value, { useBigInt64: true }),
};

function sorted(value) {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value !== null && typeof value === 'object') {
    const names = Object.keys(value).sort();
    return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
  }
  return typeof value === 'bigint' ? Number(value) : value;
}

const [, , direction, name, file] = process.argv;
if (direction === 'read') {
  console.log(JSON.stringify(sorted(readers[name](fs.readFileSync(file)))));
} else {
  fs.writeFileSync(file, writers[name](order));
}
