'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const charts = new Map();
const byId = (id) => document.getElementById(id);
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
const whole = (n) => Math.round(n).toLocaleString('en');
const short = (n) => n >= 1e6 ? +(n / 1e6).toPrecision(3) + ' M' : n >= 1e3 ? +(n / 1e3).toPrecision(3) + ' k' : String(+n.toPrecision(3));
const equalResults = (dataSet) => data.results.filter((r) => r.dataSet === dataSet && r.outcome === 'equal');
const trip = (r) => r.bothNanos;
const rank = (r) => r.rank + (data.results.some((o) => o !== r && o.dataSet === r.dataSet && o.rank === r.rank) ? '=' : '') + (r.settled ? '' : '~');
const interval = (low, high) => low === undefined ? '' : whole(low) + '–' + whole(high);

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
  byId(id).style.height = 5 + results.length * 2.6 + 'rem';
  draw(id, {
    grid: { left: 20, right: 64, top: 36, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: colour('text') } },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: whole },
    xAxis: axis({ type: 'value', splitNumber: innerWidth < 700 ? 3 : 6 }),
    yAxis: axis({ type: 'category', inverse: true, data: results.map((r) => r.codec), axisLabel: { color: colour('text') } }),
    series: series.map((s) => ({
      type: 'bar',
      name: s.name,
      data: results.map(s.value),
      itemStyle: { color: colour(s.colour) },
      label: { show: true, position: 'right', color: colour('quiet'), formatter: (p) => short(p.value) },
    })),
  });
  charts.get(id).resize();
}

const pen = document.createElement('canvas').getContext('2d');

/** Finds a place for the label of each dot that no other label and no dot has; all in pixels. */
function freePlaces(dots, names, left, width, height) {
  pen.font = '12px system-ui, sans-serif';
  const taken = dots.map(([x, y]) => ({ x: x - 6, y: y - 6, w: 12, h: 12 }));
  const isFree = (a) => a.x >= left && a.y >= 0 && a.x + a.w <= width && a.y + a.h <= height
    && taken.every((b) => a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h);
  return dots.map(([x, y], i) => {
    const w = pen.measureText(names[i]).width + 4;
    const places = [];
    for (let step = 0; step < 40; step++) {
      for (const down of [-5 * step, 5 * step]) {
        places.push({ x: x + 8 + step, y: y - 7 + down, w, h: 14 }, { x: x - 8 - step - w, y: y - 7 + down, w, h: 14 });
      }
    }
    const place = places.find(isFree) ?? places[0];
    taken.push(place);
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
  byId('time').style.height = 6 + results.length * 2.6 + 'rem';
  draw('time', {
    grid: { left: 172, right: 56, top: 36, bottom: 44 },
    legend: { top: 0, left: 0, data: directions.map((d) => d[0]), textStyle: { color: colour('text') } },
    tooltip: { formatter: (p) => p.data.tip },
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
          tip: r.codec + ' ' + name + ': ' + whole(r[name + 'Nanos']) + ' ns, ' + interval(r[name + 'Low'], r[name + 'High']),
        })),
      })),
      ...directions.map(([name, shift]) => ({
        type: 'scatter', name, symbolSize: 0.1, silent: true,
        data: results.map((r, i) => ({ value: [r[name + 'High'] / best, i + shift], figure: short(r[name + 'Nanos']) })),
        label: { show: true, position: 'right', distance: 9, color: colour('quiet'), formatter: (p) => p.data.figure },
      })),
      {
        type: 'scatter', symbolSize: 0.1, silent: true, tooltip: { show: false },
        data: results.map((r, i) => ({ value: [xAxis.min, i], codec: rank(r) + '  ' + r.codec })),
        label: { show: true, position: 'left', distance: 8, color: colour('text'), formatter: (p) => p.data.codec },
      },
    ],
  });
  charts.get('time').resize();
}

function scatter(results, objects) {
  const fastest = Math.min(...results.map(trip));
  const smallest = Math.min(...results.map((r) => r.bytes));
  const points = results.map((r) => [r.bytes / smallest, trip(r) / fastest]);
  const highest = (index) => Math.max(...points.map((p) => p[index]));
  const dots = {
    type: 'scatter',
    symbolSize: 11,
    itemStyle: { color: colour('encode') },
    data: results.map((r, i) => ({ name: r.codec, value: points[i], tip: short(r.bytes / objects) + ' bytes, ' + short(trip(r)) + ' ns' })),
  };
  const option = {
    grid: { left: 48, right: 24, top: 32, bottom: 44 },
    tooltip: { formatter: (p) => p.name + '<br>' + p.data.tip },
    xAxis: multiples(1, highest(0), { name: 'times the smallest', nameGap: 28 }),
    yAxis: multiples(1, highest(1), { name: 'times the fastest', nameLocation: 'end', nameTextStyle: { align: 'left', color: colour('quiet') } }),
    series: [dots],
  };
  draw('scatter', option);
  const chart = charts.get('scatter');
  const pixels = points.map((p) => chart.convertToPixel('grid', p));
  const places = freePlaces(pixels, results.map((r) => r.codec), option.grid.left, chart.getWidth(), chart.getHeight());
  dots.data.forEach((dot, i) => {
    const place = places[i];
    const [x, y] = pixels[i];
    dot.label = { show: true, position: [place.x - x + 5.5 + 2, place.y - y + 5.5 + 1], color: colour('text'), formatter: dot.name };
  });
  const leaders = places.flatMap((place, i) => {
    const end = place.x > pixels[i][0] ? place.x : place.x + place.w;
    return [points[i], chart.convertFromPixel('grid', [end, place.y + 7]), [null, null]];
  });
  option.series = [{ type: 'line', data: leaders, symbol: 'none', silent: true, lineStyle: { width: 1, color: colour('quiet'), opacity: 0.5 } }, dots];
  draw('scatter', option);
}

function scaling() {
  const sessions = data.results.filter((r) => /^session-[1-9]/.test(r.dataSet) && r.outcome === 'equal');
  const sizes = [...new Set(sessions.map((r) => +r.dataSet.slice('session-'.length)))];
  byId('scaling-section').hidden = sizes.length < 2;
  if (sizes.length < 2) {
    return;
  }
  const codecs = [...new Set(sessions.map((r) => r.codec))];
  const legendRows = Math.ceil(codecs.length / (innerWidth < 700 ? 3 : 7));
  draw('scaling', {
    grid: { left: 24, right: 24, top: 24 + legendRows * 26, bottom: 28, containLabel: true },
    legend: { top: 0, textStyle: { color: colour('text') } },
    tooltip: { trigger: 'item', valueFormatter: (v) => short(v) },
    xAxis: axis({ type: 'log', name: 'bytes in the session', nameGap: 28 }),
    yAxis: axis({ type: 'log', name: 'µs', nameLocation: 'end' }),
    series: codecs.map((codec, i) => ({
      type: 'line',
      name: codec,
      color: 'hsl(' + (i * 360 / codecs.length + (i % 2) * 25) + ' 65% ' + (i % 2 ? 45 : 58) + '%)',
      symbolSize: 7,
      data: sessions.filter((r) => r.codec === codec).map((r) => [+r.dataSet.slice('session-'.length), trip(r) / 1000]),
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
  for (const button of byId('data-sets').children) {
    button.setAttribute('aria-pressed', button.textContent === name);
  }
  const all = data.results.filter((r) => r.dataSet === name);
  const equal = equalResults(name).sort((a, b) => a.rank - b.rank || trip(a) - trip(b));
  byId('title').textContent = name;
  byId('description').textContent = data.dataSets.find((d) => d.name === name).description + '.';
  times(equal);
  bars('size', [...equal].sort((a, b) => a.bytes - b.bytes), [
    { name: 'bytes', value: (r) => r.bytes, colour: 'encode' },
    { name: 'deflated', value: (r) => r.deflatedBytes, colour: 'decode' },
  ]);
  scatter(equal, all[0].objects);
  table('figures', ['rank', 'codec', 'serializer', 'encode ns', 'interval', 'decode ns', 'interval', 'bytes', 'deflated'], equal.map((r) =>
    [rank(r), r.codec, r.serializer, whole(r.encodeNanos), interval(r.encodeLow, r.encodeHigh),
      whole(r.decodeNanos), interval(r.decodeLow, r.decodeHigh), whole(r.bytes), whole(r.deflatedBytes)]));
  byId('notes').replaceChildren(...all.filter((r) => r.outcome !== 'equal').map((r) => {
    const note = document.createElement('li');
    note.textContent = r.codec + ' ' + r.outcome + ': ' + r.message;
    return note;
  }));
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
  show(name);
  scaling();
}

const e = data.environment;
byId('environment').textContent =
  e.date + ', Java ' + e.java + ', ' + e.os + ', ' + e.processors + ' processors; times: ' + e.clock + '.';
byId('command').textContent = data.command;
byId('legend').textContent = data.legend;
let current = data.dataSets.find((d) => d.name === 'user')?.name ?? data.dataSets[0].name;
for (const { name } of data.dataSets) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => show(current = name);
  byId('data-sets').append(button);
}
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
