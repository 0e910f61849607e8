// Hessian in Node: `hessian.js read VERSION FILE` prints a message as JSON, `write VERSION FILE` writes one.
const fs = require('fs');
const hessian = require('hessian.js');

const CLASS = 'com.acme.peers.Order';
const [, , direction, version, file] = process.argv;

function line(item, count) {
  return { $class: CLASS + '$Line', $: { item, count } };
}

const order = {
  $class: CLASS,
  $: {
    id: 7,
    big: { $class: 'long', $: 1099511627776 },
    customer: 'Ann \u00e9\u20ac',
    total: { $class: 'double', $: 12.5 },
    open: true,
    lines: [line('a', 1), line('b', 2)],
    notes: { $class: 'java.util.HashMap', $: { k: 'v' } },
    nothing: null,
  },
};

function sorted(value) {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value !== null && typeof value === 'object') {
    const names = Object.keys(value).sort();
    return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
  }
  return value;
}

if (direction === 'read') {
  console.log(JSON.stringify(sorted(hessian.decode(fs.readFileSync(file), version + '.0'))));
} else {
  fs.writeFileSync(file, hessian.encode(order, version + '.0'));
}
