'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const charts = new Map();
const byId = (id) => document.getElementById(id);
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
const whole = (n) => Math.round(n).toLocaleString('en');
const short = (n) => n >= 1e6 ? +(n / 1e6).toPrecision(3) + ' M' : n >= 1e3 ? +(n / 1e3).toPrecision(3) + ' k' : String(+n.toPrecision(3));
const equalResults = (dataSet) => data.results.filter((r) => r.dataSet === dataSet && r.outcome === 'equal');
const trip = (r) => r.bothNanos;
const interval = (low, high) => low === undefined ? '' : whole(low) + '–' + whole(high);

/** What codecs are for: chosen with buttons, told apart by colours and shapes. */
const kinds = [
  { name: 'portable', colour: 'portable', symbol: 'circle', words: 'carries any object, by Polycodec\'s walk in the format of its library' },
  { name: 'cross language', colour: 'cross', symbol: 'rect', words: 'open formats by their own library, for data' },
  { name: 'plain', colour: 'plain', symbol: 'diamond', words: 'the library itself, by its own serializers' },
].filter((kind) => Object.values(data.codecs).some((c) => c.kind === kind.name));
const hidden = new Set();
const kindOf = (r) => kinds.find((kind) => kind.name === data.codecs[r.codec].kind);
const shownResults = (dataSet) => equalResults(dataSet).filter((r) => !hidden.has(kindOf(r).name));

/** Returns a rank among those that are shown: one more than how many are faster for certain. */
function rankIn(r, results) {
  return 1 + results.filter((o) => o.bothHigh < r.bothLow).length;
}

function rank(r, results) {
  const own = rankIn(r, results);
  return own + (results.some((o) => o !== r && rankIn(o, results) === own) ? '=' : '') + (r.settled ? '' : '~');
}

/** Returns all that is known of a result, in lines. */
function tip(r) {
  return [
    r.codec + ' (' + r.serializer + '), ' + r.dataSet,
    'encode ' + whole(r.encodeNanos) + ' ns, ' + interval(r.encodeLow, r.encodeHigh),
    'decode ' + whole(r.decodeNanos) + ' ns, ' + interval(r.decodeLow, r.decodeHigh),
    'both ' + whole(trip(r)) + ' ns, ' + interval(r.bothLow, r.bothHigh),
    whole(r.bytes) + ' bytes, deflated ' + whole(r.deflatedBytes),
    ...(r.settled ? [] : ['did not settle']),
  ];
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => '&#' + c.charCodeAt(0) + ';');
const tipHtml = (r) => tip(r).map(escaped).join('<br>');

function element(tag, className, ...children) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function button(text, click) {
  const made = element('button', '', text);
  made.onclick = click;
  return made;
}

/** Returns a bar in the colour of a codec's kind; a part of what there is room for. */
function bar(r, part) {
  const made = element('span', 'bar');
  made.style.width = Math.max(1, part * 100) + '%';
  made.style.setProperty('--kind', 'var(--' + kindOf(r).colour + ')');
  return made;
}

/** Gives a chart a height, in units of text. */
function tall(id, rem) {
  byId(id).style.height = rem + 'rem';
  charts.get(id)?.resize();
}

/** Draws a chart in an element, or draws it anew in other colours. */
function draw(id, option) {
  if (!charts.has(id)) {
    charts.set(id, echarts.init(byId(id), null, { renderer: 'svg' }));
    byId(id).after(saving(id));
  }
  charts.get(id).setOption({
    animation: false,
    backgroundColor: colour('page'),
    textStyle: { color: colour('text'), fontFamily: 'system-ui, sans-serif' },
    ...option,
  }, true);
  // So that paper, which is narrower or wider than the window, can scale it.
  const svg = byId(id).querySelector('svg');
  svg.setAttribute('viewBox', '0 0 ' + charts.get(id).getWidth() + ' ' + charts.get(id).getHeight());
}

/** Returns a button that saves a chart as it is drawn, with the colours of the page. */
function saving(id) {
  const button = document.createElement('button');
  button.className = 'save';
  button.textContent = 'Save as SVG';
  button.onclick = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([charts.get(id).renderToSVGString()], { type: 'image/svg+xml' }));
    link.download = (id === 'scaling' ? id : current + '-' + id) + '.svg';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return button;
}

function axis(more) {
  return {
    axisLabel: { color: colour('quiet'), hideOverlap: true, formatter: more.type === 'category' ? undefined : short },
    axisLine: { lineStyle: { color: colour('line') } },
    splitLine: { lineStyle: { color: colour('line') } },
    nameTextStyle: { color: colour('quiet') },
    nameLocation: 'middle',
    ...more,
  };
}

function bars(id, results, series) {
  tall(id, 5 + results.length * 2.2);
  draw(id, {
    grid: { left: 20, right: 64, top: 36, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: colour('text') } },
    tooltip: { trigger: 'axis', confine: true, axisPointer: { type: 'shadow' }, formatter: (p) => tipHtml(results[p[0].dataIndex]) },
    xAxis: axis({ type: 'value', splitNumber: 6, axisLabel: { show: innerWidth >= 640, color: colour('quiet'), formatter: short } }),
    yAxis: axis({ type: 'category', inverse: true, data: results.map((r) => r.codec), axisLabel: { color: colour('text') } }),
    series: series.map((s) => ({
      type: 'bar',
      name: s.name,
      data: results.map(s.value),
      itemStyle: { color: colour(s.colour) },
      label: { show: true, position: 'right', color: colour('quiet'), formatter: (p) => short(p.value) },
    })),
  });
}

const pen = document.createElement('canvas').getContext('2d');

/** Finds a place for the label of each dot that no other label and no dot has, or undefined; all in pixels. */
function freePlaces(dots, names, font, left, top, width, height) {
  pen.font = font + 'px system-ui, sans-serif';
  const taken = dots.map(([x, y]) => ({ x: x - 6, y: y - 6, w: 12, h: 12 }));
  const isFree = (a) => a.x >= left && a.y >= top && a.x + a.w <= width && a.y + a.h <= height
    && taken.every((b) => a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h);
  return dots.map(([x, y], i) => {
    const w = pen.measureText(names[i]).width + 4;
    const places = [];
    for (let step = 0; step < (innerWidth < 640 ? 14 : 40); step++) {
      for (const down of [-5 * step, 5 * step]) {
        places.push({ x: x + 8 + step, y: y - 7 + down, w, h: 14 }, { x: x - 8 - step - w, y: y - 7 + down, w, h: 14 });
      }
    }
    const place = places.find(isFree);
    taken.push(...place ? [place] : []);
    return place;
  });
}

/** An axis of multiples of the best, with ticks at powers: it shows small differences and large ones. */
function multiples(lowest, highest, more) {
  const max = Math.max(2.2, highest * 1.25);
  const base = max < 6 ? Math.SQRT2 : 2;
  const isTick = (v) => Math.abs(Math.log(v) / Math.log(base) - Math.round(Math.log(v) / Math.log(base))) < 1e-6;
  return axis({
    type: 'log', logBase: base, min: Math.min(0.9, lowest * 0.95), max,
    ...more,
    axisLabel: { color: colour('quiet'), formatter: (v) => isTick(v) ? +v.toPrecision(2) + ' ×' : '' },
    axisTick: { show: false },
    axisLine: { onZero: false, lineStyle: { color: colour('line') } },
  });
}

/** A dot for each time, a line for its interval; the figure stands behind the interval. */
function times(results) {
  const directions = [['encode', -0.2], ['decode', 0.2]];
  const best = Math.min(...results.flatMap((r) => [r.encodeNanos, r.decodeNanos]));
  const lowest = Math.min(...results.flatMap((r) => [r.encodeLow, r.decodeLow])) / best;
  const highest = Math.max(...results.flatMap((r) => [r.encodeHigh, r.decodeHigh])) / best;
  const xAxis = multiples(lowest, highest, { name: 'times the fastest', nameGap: 28 });
  tall('time', 6 + results.length * 2.2);
  const narrow = innerWidth < 640;
  draw('time', {
    grid: { left: narrow ? 148 : 212, right: narrow ? 46 : 56, top: 36, bottom: 44 },
    legend: { top: 0, left: 0, data: directions.map((d) => d[0]), textStyle: { color: colour('text') } },
    tooltip: { confine: true, formatter: (p) => p.data.tip },
    xAxis,
    yAxis: axis({
      type: 'value', inverse: true, min: -0.5, max: results.length - 0.5, interval: 1, splitLine: { show: false },
      axisLabel: { show: false }, axisTick: { show: false },
    }),
    series: [
      ...directions.map(([name, shift]) => ({
        type: 'line', name, symbol: 'none', silent: true, lineStyle: { width: 3, color: colour(name), opacity: 0.45 }, itemStyle: { color: colour(name) },
        data: results.flatMap((r, i) => [[r[name + 'Low'] / best, i + shift], [r[name + 'High'] / best, i + shift], [null, null]]),
      })),
      ...directions.map(([name, shift]) => ({
        type: 'scatter', name, symbolSize: 9, itemStyle: { color: colour(name) },
        data: results.map((r, i) => ({
          value: [r[name + 'Nanos'] / best, i + shift],
          tip: tipHtml(r),
        })),
      })),
      ...directions.map(([name, shift]) => ({
        type: 'scatter', name, symbolSize: 0.1, silent: true,
        data: results.map((r, i) => ({ value: [r[name + 'High'] / best, i + shift], figure: short(r[name + 'Nanos']) })),
        label: { show: true, position: 'right', distance: 9, color: colour('quiet'), formatter: (p) => p.data.figure },
      })),
      {
        type: 'scatter', symbolSize: 0.1, silent: true, tooltip: { show: false },
        data: results.map((r, i) => ({ value: [xAxis.min, i], codec: '{' + kindOf(r).colour + '|●} ' + rank(r, results) + '  ' + r.codec })),
        label: {
          show: true, position: 'left', distance: 8, color: colour('text'), fontSize: narrow ? 10 : 12, formatter: (p) => p.data.codec,
          rich: Object.fromEntries(kinds.map((kind) => [kind.colour, { color: colour(kind.colour), fontSize: narrow ? 10 : 12 }])),
        },
      },
    ],
  });
}

function scatter(results) {
  const fastest = Math.min(...results.map(trip));
  const smallest = Math.min(...results.map((r) => r.bytes));
  const points = results.map((r) => [r.bytes / smallest, trip(r) / fastest]);
  const highest = (index) => Math.max(...points.map((p) => p[index]));
  const dots = results.map((r, i) => ({ name: r.codec, value: points[i], tip: tipHtml(r), kind: kindOf(r) }));
  const series = () => kinds.map((kind) => ({
    type: 'scatter', name: kind.name, symbol: kind.symbol, symbolSize: 11, itemStyle: { color: colour(kind.colour) },
    data: dots.filter((dot) => dot.kind === kind),
  }));
  const option = {
    grid: { left: 48, right: 24, top: 56, bottom: 44 },
    legend: { top: 0, left: 0, selectedMode: false, data: kinds.filter((kind) => !hidden.has(kind.name)).map((kind) => kind.name), textStyle: { color: colour('text') } },
    tooltip: { confine: true, formatter: (p) => p.data.tip },
    xAxis: multiples(1, highest(0), { name: 'times the smallest', nameGap: 28 }),
    yAxis: multiples(1, highest(1), { name: 'times the fastest', nameLocation: 'end', nameTextStyle: { align: 'left', color: colour('quiet') } }),
    series: series(),
  };
  draw('scatter', option);
  const chart = charts.get('scatter');
  const pixels = points.map((p) => chart.convertToPixel('grid', p));
  const fontSize = innerWidth < 640 ? 10 : 12;
  const places = freePlaces(pixels, results.map((r) => r.codec), fontSize, option.grid.left, option.grid.top - 8, chart.getWidth(), chart.getHeight());
  dots.forEach((dot, i) => {
    const place = places[i];
    const [x, y] = pixels[i];
    dot.label = place && { show: true, position: [place.x - x + 5.5 + 2, place.y - y + 5.5 + 1], fontSize, color: colour('text'), formatter: dot.name };
  });
  const leaders = places.flatMap((place, i) => {
    if (!place) {
      return [];
    }
    const end = place.x > pixels[i][0] ? place.x : place.x + place.w;
    return [points[i], chart.convertFromPixel('grid', [end, place.y + 7]), [null, null]];
  });
  option.series = [{ type: 'line', data: leaders, symbol: 'none', silent: true, lineStyle: { width: 1, color: colour('quiet'), opacity: 0.5 } }, ...series()];
  draw('scatter', option);
}

/** A small chart of each data set: all to the same scale, with the codecs in the same order. */
function glance() {
  const few = 12;
  const names = data.dataSets.map((d) => d.name);
  byId('glance-section').hidden = names.length < 2;
  const best = new Map(names.map((name) => [name, Math.min(...shownResults(name).map(trip))]));
  const slower = new Map();
  for (const r of names.flatMap(shownResults)) {
    slower.set(r.codec, [...(slower.get(r.codec) ?? []), Math.log(trip(r) / best.get(r.dataSet))]);
  }
  const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
  const order = [...slower.keys()].sort((a, b) => mean(slower.get(a)) - mean(slower.get(b)));
  const codecs = everyCodec ? order : order.slice(0, few);
  byId('glance').replaceChildren(...names.map((name) => {
    const results = new Map(shownResults(name).map((r) => [r.codec, r]));
    const heading = element('h3', '', button(name, () => choose(name)));
    return element('div', 'panel', heading, ...codecs.map((codec) => {
      const r = results.get(codec);
      if (!r) {
        return element('div', 'row', element('span', '', codec), element('span', 'quiet', ''), element('span', '', '–'));
      }
      const times = trip(r) / best.get(name);
      const row = element('div', 'row', element('span', '', codec), bar(r, 1 / times), element('span', '', times.toFixed(times < 10 ? 2 : 1) + ' ×'));
      row.dataset.tip = tip(r).join('\n');
      return row;
    }));
  }));
  byId('glance-all').hidden = order.length <= few;
  byId('glance-all').textContent = everyCodec ? 'Show the fastest ' + few : 'Show all ' + order.length + ' codecs';
}

/** Returns the portable codec of a library that a row is about, or undefined. */
function portableOf(r, results) {
  const name = r.codec.replace(/-(plain|typed).*$/, '');
  const first = name.replace(/-.*$/, '').replace(/\d+$/, '');
  return [name, name + '-typed', first].map((each) => results.find((o) => o.codec === each && kindOf(o).name === 'portable')).find((o) => o);
}

function pairs(results) {
  const all = results.filter((r) => kindOf(r).name !== 'portable').map((r) => [portableOf(r, results), r]).filter(([portable]) => portable);
  byId('pairs-section').hidden = !all.length;
  const longest = Math.max(...all.flat().map(trip));
  const side = (r, more) => {
    const made = element('div', 'side', element('b', '', r.codec), bar(r, trip(r) / longest),
      element('span', 'quiet', whole(trip(r)) + ' ns, ' + whole(r.bytes) + ' bytes' + more));
    made.dataset.tip = tip(r).join('\n');
    return made;
  };
  all.sort(([a, b], [c, d]) => trip(a) - trip(c) || trip(b) - trip(d));
  byId('pairs').replaceChildren(...all.map(([portable, own]) =>
    element('div', 'pair', side(portable, ''), side(own, ': ' + (trip(own) / trip(portable)).toFixed(2) + '\u00a0×\u00a0the\u00a0time'))));
}

function scaling() {
  const sessions = data.results.filter((r) => /^session-[1-9]/.test(r.dataSet) && r.outcome === 'equal' && !hidden.has(kindOf(r).name));
  const sizes = [...new Set(sessions.map((r) => +r.dataSet.slice('session-'.length)))];
  byId('scaling-section').hidden = sizes.length < 2;
  if (sizes.length < 2) {
    return;
  }
  const codecs = [...new Set(sessions.map((r) => r.codec))];
  const legendRows = Math.ceil(codecs.length / (innerWidth < 700 ? 2 : 7));
  tall('scaling', 26 + legendRows * 1.6);
  draw('scaling', {
    grid: { left: 24, right: 24, top: 24 + legendRows * 26, bottom: 28, containLabel: true },
    legend: { top: 0, textStyle: { color: colour('text') } },
    tooltip: { trigger: 'item', confine: true, formatter: (p) => tipHtml(p.data.result) },
    xAxis: axis({ type: 'log', name: 'bytes in the session', nameGap: 28 }),
    yAxis: axis({ type: 'log', name: 'µs', nameLocation: 'end' }),
    series: codecs.map((codec, i) => ({
      type: 'line',
      name: codec,
      color: 'hsl(' + (i * 360 / codecs.length + (i % 2) * 25) + ' 65% ' + (i % 2 ? 45 : 58) + '%)',
      symbolSize: 7,
      data: sessions.filter((r) => r.codec === codec).map((r) => ({ value: [+r.dataSet.slice('session-'.length), trip(r) / 1000], result: r })),
    })),
  });
}

function table(id, header, rows) {
  const cell = (tag, text, number) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.classList.toggle('number', number);
    return element;
  };
  const numeric = header.map((_, i) => rows.some((r) => /^[\d,.]+[ kM×%]*$/.test(r[i])));
  const line = (tag, cells) => {
    const row = document.createElement('tr');
    row.append(...cells.map((text, i) => cell(tag, text, numeric[i])));
    return row;
  };
  byId(id).replaceChildren(line('th', header), ...rows.map((r) => line('td', r)));
}

function show(name) {
  for (const each of byId('data-sets').children) {
    each.setAttribute('aria-pressed', each.textContent === name);
  }
  const all = data.results.filter((r) => r.dataSet === name && !hidden.has(kindOf(r).name));
  const equal = shownResults(name);
  equal.sort((a, b) => rankIn(a, equal) - rankIn(b, equal) || trip(a) - trip(b));
  byId('title').textContent = name;
  byId('description').textContent = data.dataSets.find((d) => d.name === name).description + '.';
  byId('nothing').hidden = equal.length > 0;
  byId('charts').hidden = !equal.length;
  if (equal.length) {
    times(equal);
    bars('size', [...equal].sort((a, b) => a.bytes - b.bytes), [
      { name: 'bytes', value: (r) => r.bytes, colour: 'encode' },
      { name: 'deflated', value: (r) => r.deflatedBytes, colour: 'decode' },
    ]);
    scatter(equal);
    table('figures', ['rank', 'codec', 'serializer', 'encode ns', 'interval', 'decode ns', 'interval', 'bytes', 'deflated'], equal.map((r) =>
      [rank(r, equal), r.codec, r.serializer, whole(r.encodeNanos), interval(r.encodeLow, r.encodeHigh),
        whole(r.decodeNanos), interval(r.decodeLow, r.decodeHigh), whole(r.bytes), whole(r.deflatedBytes)]));
  }
  pairs(equalResults(name));
  byId('notes').replaceChildren(...all.filter((r) => r.outcome !== 'equal').map((r) =>
    element('li', '', r.codec + ' ' + r.outcome + ': ' + r.message)));
}

function capabilities() {
  const traits = [...new Set(Object.values(data.codecs).flatMap((c) => c.traits))].sort();
  const title = (trait) => trait.toLowerCase().replaceAll('_', ' ');
  const codecs = Object.entries(data.codecs);
  const flags = codecs.some(([, c]) => c.flags.length) ? ['JVM flags'] : [];
  table('capabilities', ['codec', 'serializer', 'tiers', 'trust', ...flags, ...traits.map(title)],
    codecs.map(([name, c]) => [name, c.serializer, c.tiers, c.trust, ...flags.map(() => c.flags.join(' ') || 'none'),
      ...traits.map((t) => c.traits.includes(t) ? '●' : '–')]));
  [...byId('capabilities').rows[0].cells].slice(-traits.length).forEach((cell) => cell.classList.add('upright'));
}

/** Published rows are times for a table's work; a ratio to the JDK's row is all that is shown of them. */
function published() {
  const ratio = (n) => n === undefined || !isFinite(n) ? '–' : n.toFixed(1) + ' ×';
  const part = (n) => n === undefined || !isFinite(n) ? '–' : Math.round(n * 100) + ' %';
  const sets = data.published.filter((set) => data.dataSets.some((d) => d.name === set.dataSet && d.builtIn));
  byId('published-section').hidden = !sets.length;
  const rows = sets.flatMap((set) => {
    const jdk = set.rows.find((r) => r.codec === 'jdk-plain');
    const ours = new Map(equalResults(set.dataSet).map((r) => [r.codec, r]));
    const base = ours.get('jdk-plain');
    const both = (r) => r.total ?? (set.higherIsBetter ? 1 / (1 / r.encode + 1 / r.decode) : r.encode + r.decode);
    const faster = (row, key) => row[key] === undefined ? undefined : set.higherIsBetter ? row[key] / jdk[key] : jdk[key] / row[key];
    return set.rows.filter((r) => r !== jdk).map((r) => {
      const own = base && ours.get(r.codec);
      return [set.dataSet, r.system, own ? own.codec + ', ' + own.serializer : '–',
        ratio(faster(r, 'encode')), ratio(own && base.encodeNanos / own.encodeNanos),
        ratio(faster(r, 'decode')), ratio(own && base.decodeNanos / own.decodeNanos),
        ratio(set.higherIsBetter ? both(r) / both(jdk) : both(jdk) / both(r)), ratio(own && trip(base) / trip(own)),
        part(r.bytes / jdk.bytes), part(own && own.bytes / base.bytes)];
    });
  });
  table('published', ['data set', 'published', 'beside', 'encode', 'here', 'decode', 'here', 'both', 'here', 'size', 'here'], rows);
}

function drawAll(name) {
  glance();
  show(name);
  scaling();
}

/** Shows a data set that was chosen where its charts are out of sight. */
function choose(name) {
  show(current = name);
  byId('title').scrollIntoView({ behavior: 'smooth' });
}

function toggle(kind, pressed) {
  if (!hidden.delete(kind.name)) {
    hidden.add(kind.name);
  }
  pressed.setAttribute('aria-pressed', !hidden.has(kind.name));
  drawAll(current);
}

/** Shows what is known of the bar under the pointer, within the window. */
function point(event) {
  const target = event.target.closest?.('[data-tip]');
  byId('tip').hidden = !target;
  if (target) {
    byId('tip').textContent = target.dataset.tip;
    const most = document.documentElement.clientWidth - byId('tip').offsetWidth - 8;
    byId('tip').style.left = Math.max(8, Math.min(event.pageX + 14, most)) + 'px';
    byId('tip').style.top = event.pageY + 18 + 'px';
  }
}

const e = data.environment;
byId('environment').textContent =
  e.date + ', Java ' + e.java + ', ' + e.os + ', ' + e.processors + ' processors; times: ' + e.clock + '.';
byId('command').textContent = data.command;
byId('legend').textContent = data.legend;
byId('kinds-legend').textContent = kinds.map((kind) => kind.name + ': ' + kind.words).join('; ') + '.';
let everyCodec = false;
let current = data.dataSets.find((d) => d.name === 'user')?.name ?? data.dataSets[0].name;
for (const kind of kinds) {
  const chip = button(kind.name, () => toggle(kind, chip));
  chip.style.setProperty('--kind', 'var(--' + kind.colour + ')');
  chip.setAttribute('aria-pressed', true);
  byId('kinds').append(chip);
}
byId('data-sets').append(...data.dataSets.map(({ name }) => button(name, () => show(current = name))));
byId('glance-all').onclick = () => {
  everyCodec = !everyCodec;
  glance();
};
addEventListener('pointerover', point);
addEventListener('pointermove', point);
capabilities();
published();
drawAll(current);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => drawAll(current));
let redraw;
addEventListener('resize', () => {
  clearTimeout(redraw);
  redraw = setTimeout(() => {
    charts.forEach((chart) => chart.resize());
    drawAll(current);
  }, 150);
});
/** Paper is light, and shows all that is folded. */
for (const [event, printing] of [['beforeprint', true], ['afterprint', false]]) {
  addEventListener(event, () => {
    document.documentElement.classList.toggle('printing', printing);
    document.querySelectorAll('details').forEach((each) => each.open = printing);
    drawAll(current);
  });
}
