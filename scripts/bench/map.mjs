import { buildPart, openPart, prelude } from './lib/partPage.mjs';
import { medians } from './lib/slowPage.mjs';

export const title = 'Property map, plots of 50 vertices, software rendering; median of 3';

const DRAGS = 8;

/** First paint, dragging and finding of the plots of a large property. */
export async function measure({ browser, address }) {
  const few = await medians(3, () => screen(browser, address, 2000));
  const many = await medians(3, () => screen(browser, address, 10_000));
  const files = await buildPart(finding);
  const found = await medians(3, () => find(browser, files));
  const editing = await buildPart(edits);
  const edited = await medians(3, () => find(browser, editing));
  return [
    {
      name: '2,000 plots: panel and map on the screen',
      value: few.shown,
      limit: { times: 20, of: 'loop' },
      unit: 'ms',
    },
    {
      name: '2,000 plots: mean frame while dragging',
      value: few.frame,
      limit: { times: 1.05, of: 'frame' },
      unit: 'ms',
    },
    { name: '2,000 plots: slowest frame of a hundred', value: few.slow, unit: 'ms' },
    { name: '10,000 plots: panel and map on the screen', value: many.shown, unit: 'ms' },
    {
      name: '10,000 plots: mean frame while dragging',
      value: many.frame,
      limit: { times: 1.2, of: 'frame' },
      unit: 'ms',
    },
    { name: '10,000 plots: slowest frame of a hundred', value: many.slow, unit: 'ms' },
    {
      name: '10,000 plots: laid out and indexed',
      value: found.index,
      limit: { times: 10, of: 'loop' },
      unit: 'ms',
    },
    {
      name: '10,000 plots: 1,000 places found',
      value: found.find,
      limit: { times: 0.5, of: 'loop' },
      unit: 'ms',
    },
    {
      name: '10,000 plots: overlaps and gaps of one edit',
      value: edited.check,
      limit: { times: 0.5, of: 'loop' },
      unit: 'ms',
    },
    {
      name: 'a plot of 1,000 vertices: one move of a vertex',
      value: edited.move,
      limit: { times: 0.5, of: 'loop' },
      unit: 'ms',
    },
  ].map((row) => ({ ...row, value: Math.round(row.value * 10) / 10 }));
}

async function screen(browser, address, count) {
  await fetch(`${address}/__demo/reset`, { method: 'POST' });
  await fetch(`${address}/__demo/plots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count, vertices: 50 }),
  });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'pt-BR' });
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL((url) => !url.pathname.includes('login'));

  await page.goto(`${address}/propriedade`);
  await page.getByRole('treeitem').first().waitFor();
  await page.waitForFunction(painted, count);
  // The page's own clock: since its navigation began. The backend's answer is in it.
  const shown = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.waitForFunction(painted, count);
  await page.waitForTimeout(1500);
  const frames = await drag(page);
  await page.close();
  return { shown, ...frames };
}

/** Runs in the page: true once the canvas that is shown holds so many plots. */
function painted(count) {
  return [...document.querySelectorAll('canvas[data-plots]')].some(
    (canvas) => canvas.style.visibility === 'visible' && Number(canvas.dataset.plots) >= count,
  );
}

async function drag(page) {
  const { x, y, width, height } = await page.getByRole('application').boundingBox();
  const [left, right, middle] = [x + width * 0.2, x + width * 0.8, y + height / 2];
  await page.mouse.move(left, middle);
  await page.evaluate(startFrames);
  for (let turn = 0; turn < DRAGS; turn += 1) {
    const [from, to] = turn % 2 ? [right, left] : [left, right];
    await page.mouse.move(from, middle);
    await page.mouse.down();
    for (let step = 1; step <= 30; step += 1) {
      await page.mouse.move(from + ((to - from) * step) / 30, middle + Math.sin(step) * 20);
      await page.waitForTimeout(12);
    }
    await page.mouse.up();
  }
  return page.evaluate(() => globalThis.stopFrames());
}

/** Runs in the page: notes the time between one frame and the next until it is stopped. */
function startFrames() {
  const times = [];
  let last = performance.now();
  let going = true;
  const frame = (now) => {
    times.push(now - last);
    last = now;
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.stopFrames = () => {
    going = false;
    const sorted = times.slice(1).toSorted((a, b) => a - b);
    return {
      frame: sorted.reduce((sum, time) => sum + time, 0) / sorted.length,
      slow: sorted[Math.floor(sorted.length * 0.99)],
    };
  };
}

async function find(browser, files) {
  const page = await openPart(browser, files);
  await page.waitForFunction(() => globalThis.bench);
  const found = await page.evaluate(() => globalThis.bench);
  await page.close();
  return found;
}

const finding = `${prelude([])}
import { indexPacked } from '@/platform/map/paint/packedIndex';
const plots = Array.from({ length: 10000 }, (_, id) => {
  const [lat, lng] = [-24 + Math.floor(id / 100) * 0.01, -54 + (id % 100) * 0.01];
  const path = Array.from({ length: 50 }, (_, vertex) => {
    const turn = (vertex / 50) * 2 * Math.PI;
    return { lat: lat + Math.cos(turn) * 0.005, lng: lng + Math.sin(turn) * 0.005 };
  });
  return { id, label: String(id), area: [{ type: 'ADD', path }] };
});
const start = performance.now();
const index = indexPacked(plots);
const indexed = performance.now();
let hits = 0;
for (let at = 0; at < 1000; at += 1)
  hits += index.at({ lat: -24 + (at % 97) * 0.0103, lng: -54 + (at % 89) * 0.0111 }).length;
const end = performance.now();
if (hits === 0) throw new Error('Nothing was found.');
globalThis.bench = { index: indexed - start, find: end - indexed };
show(<h1>{hits}</h1>);
`;

// What a move of a vertex costs beside the painting of the browser, and what is looked for a moment after it.
const edits = `${prelude([])}
import { indexPlots } from '@/platform/geo/plotIndex';
import { findingsOf } from '@/modules/map/drawing/model/checks';
import { moveVertex } from '@/modules/map/drawing/model/edits';
import { measureArea } from '@/platform/geo/measure';
import { handleShapes } from '@/modules/map/drawing/input/paint';
const ring = (lat, lng, vertices, reach) => [{
  type: 'ADD',
  path: Array.from({ length: vertices }, (_, vertex) => {
    const turn = (vertex / vertices) * -2 * Math.PI;
    return { lat: lat + Math.cos(turn) * reach, lng: lng - Math.sin(turn) * reach };
  }),
}];
const plots = Array.from({ length: 10000 }, (_, id) => ({
  id: String(id),
  name: String(id),
  area: ring(-24 + Math.floor(id / 100) * 0.01, -54 + (id % 100) * 0.01, 50, 0.005),
}));
const index = indexPlots(plots);
const EMPTY = { name: null, spare: [], merged: [], circle: null };
const mean = (times, run) => {
  const start = performance.now();
  for (let at = 0; at < times; at += 1) run(at);
  return (performance.now() - start) / times;
};
let found = 0;
const check = mean(20, (at) => {
  found += findingsOf(ring(-23.5 + at * 0.01, -53.495, 50, 0.005), index).length;
});
if (found === 0) throw new Error('No overlap was found.');
const drawing = { ...EMPTY, rings: ring(-24, -54, 1000, 0.02) };
const project = ({ lat, lng }) => ({ x: (lng + 54.02) * 20000, y: (-23.98 - lat) * 20000 });
const view = { north: -23.97, south: -24.03, west: -54.03, east: -53.97 };
const move = mean(20, (at) => {
  const preview = moveVertex(drawing, { ring: 0, vertex: 10 }, { lat: -23.979 + at * 1e-5, lng: -54 });
  measureArea(preview.rings);
  handleShapes({ preview, mode: 'edit', chosen: { ring: 0, vertex: 10 } }, view, project);
});
globalThis.bench = { check, move };
show(<h1>{found}</h1>);
`;
