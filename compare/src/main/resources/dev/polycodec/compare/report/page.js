'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const charts = new Map();
const byId = (id) => document.getElementById(id);
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
const whole = (n) => Math.round(n).toLocaleString('en');
const short = (n) => n >= 1e6 ? +(n / 1e6).toPrecision(3) + ' M' : n >= 1e3 ? +(n / 1e3).toPrecision(3) + ' k' : String(+n.toPrecision(3));
const equalResults = (dataSet) => data.results.filter((r) => r.dataSet === dataSet && r.outcome === 'equal');
const trip = (r) => r.encodeNanos + r.decodeNanos;

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
    xAxis: axis({ type: 'value' }),
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

function scatter(results, objects) {
  draw('scatter', {
    grid: { left: 24, right: 48, top: 28, bottom: 28, containLabel: true },
    tooltip: { formatter: (p) => p.name + '<br>' + short(p.value[0]) + ' bytes, ' + short(p.value[1]) + ' ns' },
    xAxis: axis({ type: 'value', scale: true, name: 'bytes per object', nameGap: 28 }),
    yAxis: axis({ type: 'value', scale: true, name: 'ns', nameLocation: 'end' }),
    series: [{
      type: 'scatter',
      symbolSize: 12,
      itemStyle: { color: colour('encode') },
      data: results.map((r) => ({ name: r.codec, value: [r.bytes / objects, trip(r)] })),
      label: { show: true, position: 'right', formatter: (p) => p.name, color: colour('text') },
      labelLayout: { moveOverlap: 'shiftY' },
    }],
  });
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
  const equal = equalResults(name).sort((a, b) => trip(a) - trip(b));
  byId('title').textContent = name;
  byId('description').textContent = data.dataSets.find((d) => d.name === name).description + '.';
  bars('time', equal, [
    { name: 'encode', value: (r) => r.encodeNanos, colour: 'encode' },
    { name: 'decode', value: (r) => r.decodeNanos, colour: 'decode' },
  ]);
  bars('size', [...equal].sort((a, b) => a.bytes - b.bytes), [
    { name: 'bytes', value: (r) => r.bytes, colour: 'encode' },
    { name: 'deflated', value: (r) => r.deflatedBytes, colour: 'decode' },
  ]);
  scatter(equal, all[0].objects);
  table('figures', ['codec', 'encode ns', 'decode ns', 'bytes', 'deflated'], equal.map((r) =>
    [r.codec, whole(r.encodeNanos), whole(r.decodeNanos), whole(r.bytes), whole(r.deflatedBytes)]));
  byId('notes').replaceChildren(...all.filter((r) => r.outcome !== 'equal').map((r) => {
    const note = document.createElement('li');
    note.textContent = r.codec + ' ' + r.outcome + ': ' + r.message;
    return note;
  }));
}

function capabilities() {
  const traits = [...new Set(Object.values(data.codecs).flatMap((c) => c.traits))].sort();
  const title = (trait) => trait.toLowerCase().replaceAll('_', ' ');
  table('capabilities', ['codec', 'tiers', 'trust', 'JVM flags', ...traits.map(title)],
    Object.entries(data.codecs).map(([name, c]) =>
      [name, c.tiers, c.trust, c.flags.length ? c.flags.join(' ') : 'none', ...traits.map((t) => c.traits.includes(t) ? '●' : '–')]));
}

/** Published rows are times for a table's work; a ratio to the JDK's row is all that is shown of them. */
function published() {
  const ratio = (n) => n === undefined || !isFinite(n) ? '–' : n.toFixed(1) + ' ×';
  const part = (n) => n === undefined || !isFinite(n) ? '–' : Math.round(n * 100) + ' %';
  const rows = data.published.flatMap((set) => {
    const jdk = set.rows.find((r) => r.codec === 'jdk');
    const ours = new Map(equalResults(set.dataSet).map((r) => [r.codec, r]));
    const base = ours.get('jdk');
    const both = (r) => r.total ?? (set.higherIsBetter ? 1 / (1 / r.encode + 1 / r.decode) : r.encode + r.decode);
    const faster = (row, key) => row[key] === undefined ? undefined : set.higherIsBetter ? row[key] / jdk[key] : jdk[key] / row[key];
    return set.rows.filter((r) => r !== jdk).map((r) => {
      const own = base && ours.get(r.codec);
      return [set.dataSet, r.system,
        ratio(faster(r, 'encode')), ratio(own && base.encodeNanos / own.encodeNanos),
        ratio(faster(r, 'decode')), ratio(own && base.decodeNanos / own.decodeNanos),
        ratio(set.higherIsBetter ? both(r) / both(jdk) : both(jdk) / both(r)), ratio(own && trip(base) / trip(own)),
        part(r.bytes / jdk.bytes), part(own && own.bytes / base.bytes)];
    });
  });
  table('published', ['data set', 'system', 'encode', 'ours', 'decode', 'ours', 'both', 'ours', 'size', 'ours'], rows);
}

function drawAll(name) {
  show(name);
  scaling();
}

const e = data.environment;
byId('environment').textContent =
  e.date + ', Java ' + e.java + ', ' + e.os + ', ' + e.processors + ' processors; times: ' + e.clock + '.';
byId('command').textContent = data.command;
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
addEventListener('resize', () => charts.forEach((chart) => chart.resize()));
