// Smile in Node: `smile.js read FILE` prints a message as JSON; the package only reads.
const fs = require('fs');
const smile = require('smile-js');

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

console.log(JSON.stringify(sorted(smile.parse(fs.readFileSync(process.argv[3])))));
