import { readFileSync } from 'node:fs';
import { buildPart, openPart, prelude } from './lib/partPage.mjs';
import { medians } from './lib/slowPage.mjs';

export const title = 'Nutrient map by ordinary kriging in two workers of the page; median of 5';

/** How many times as fast as the packages a map has to be. */
const FASTER = 5;

/** Estimates, deviations and fits of the engine in a page of its own, and two packages of npm on the same samples. */
export async function measure({ browser }) {
  const files = await buildPart(source);
  const opened = async (work) => {
    const page = await openPart(browser, files);
    await page.waitForFunction(() => globalThis.bench);
    const found = await work((of) => page.evaluate((name) => globalThis.bench[name](), of));
    await page.close();
    return found;
  };
  /** Once so that the code is compiled and workers are there, then the median of five. */
  const run = (of) =>
    opened(async (call) => {
      await call(of);
      return medians(5, () => call(of));
    });
  const few = await run('few');
  const many = await run('many');
  const models = await run('models');
  const sizes = await run('sizes');
  const { fit } = await run('fit');
  const { gap } = await run('large');
  const { first } = await medians(3, () => opened((call) => call('first')));
  const packages = await opened((call) => call('packages'));
  const megabytes = await memory(browser, files);
  const ms = (name, value, times, of = 'lookups100') => ({ name, value, unit: 'ms', limit: { times, of } });
  const faster = (name, theirs) => ({
    name: `1,000,000 cells × 100 points: our share of the time of ${name}`,
    value: few.map / theirs,
    unit: '',
    limit: 1 / FASTER,
  });
  return [
    ms('1,000,000 cells × 100 points, spherical: system, estimate, mask', few.map, 0.75),
    ms('1,000,000 cells × 100 points, exponential', models.exponential, 0.75),
    ms('1,000,000 cells × 100 points, gaussian', models.gaussian, 0.75),
    ms('1,000,000 cells × 100 points, linear', models.linear, 0.75),
    ms('1,000,000 cells × 400 points, spherical', many.map, 0.75, 'lookups400'),
    ms('1,000,000 cells × 400 points, exponential', many.exponential, 0.75, 'lookups400'),
    { name: '10,000 cells × 100 points', value: sizes.ten, unit: 'ms' },
    { name: '100,000 cells × 100 points', value: sizes.hundred, unit: 'ms' },
    {
      name: 'a cell of 100,000 beside one of 10,000',
      value: sizes.hundred / sizes.ten / 10,
      unit: '',
      limit: 1.2,
    },
    {
      name: 'a cell of 1,000,000 beside one of 100,000',
      value: sizes.thousand / sizes.hundred / 10,
      unit: '',
      limit: 1.2,
    },
    ms('deviation: 40,000 nodes × 100 points, spherical', few.deviation, 0.6),
    ms('deviation: 40,000 nodes × 100 points, gaussian', models.deviation, 0.6),
    ms('variogram and fit of four models with leave-one-out, 100 points', fit, 0.6),
    { name: 'the first map of a page, its workers started', value: first, unit: 'ms' },
    { name: 'longest that the page did not answer, 4,000,000 cells', value: gap, unit: 'ms', limit: 50 },
    {
      name: 'memory of the page with 4,000,000 cells, above its own',
      value: megabytes,
      unit: 'MB',
      limit: 200,
    },
    { name: 'kriging 0.1.12: 1,000,000 cells × 100 points', value: packages.kriging, unit: 'ms' },
    { name: '@sakitam-gis/kriging 0.1.0: the same', value: packages.sakitam, unit: 'ms' },
    faster('kriging', packages.kriging),
    faster('@sakitam-gis/kriging', packages.sakitam),
    {
      name: 'difference from them where they are right (values around their mean), millionths',
      value: packages.difference,
      unit: '',
      limit: 1,
    },
    {
      name: 'difference from them elsewhere: they have no unbiased mean, millionths',
      value: packages.wrong,
      unit: '',
    },
  ];
}

/** What the process of a page grows by at most while it makes a map of 4,000,000 cells, in MB; read of Linux. */
async function memory(browser, files) {
  const page = await openPart(browser, files);
  await page.waitForFunction(() => globalThis.bench);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const before = pids.map((pid) => kilobytes(pid, 'VmRSS'));
  await page.evaluate(() => globalThis.bench.large());
  const grown = pids.map((pid, at) => kilobytes(pid, 'VmHWM') - before[at]);
  await page.close();
  if (grown.length === 0) throw new Error('The browser names no process of a page.');
  return Math.max(...grown) / 1024;
}

function kilobytes(pid, figure) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]);
}

const source = `${prelude([])}
import kriging from 'kriging';
import * as sakitam from '@sakitam-gis/kriging';
import { startDeviation, startKriging } from '@/platform/kriging/startKriging';
import { estimateAt, solveKriging } from '@/platform/kriging/krigingSystem';
import { fitAndSolve } from '@/platform/kriging/fitAndSolve';
import { localPlane } from '@/platform/geo/localPlane';

const origin = { lat: -24.956, lng: -53.455 };
const plane = localPlane(origin);

/** Samples in metres: places without a pattern, values that change smoothly with some noise. */
function samplesOf(count, side) {
  let state = 42;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const [x, y] = [next() * side, next() * side];
    return { x, y, value: 20 + 5 * Math.sin((x / side) * 6) + 3 * Math.cos((y / side) * 5) + next() };
  });
}
const squareOf = (side) => [
  {
    type: 'ADD',
    path: [[0, 0], [0, side], [side, side], [side, 0]].map(([x, y]) => plane.toPoint({ x, y })),
  },
];
const inputOf = (count, side, variogram) => ({
  points: samplesOf(count, side).map(({ x, y, value }) => ({ ...plane.toPoint({ x, y }), value })),
  area: squareOf(side),
  origin,
  variogram,
});
const model = (name, scale) => ({ model: name, nugget: 1, partialSill: 9, scale });
const SPHERICAL = model('spherical', 300);
const EXPONENTIAL = model('exponential', 100);
const GAUSSIAN = model('gaussian', 170);
const LINEAR = { model: 'linear', nugget: 1, partialSill: 0.05, scale: 1 };

async function timed(run) {
  const begun = performance.now();
  const result = await run();
  return [performance.now() - begun, result];
}
async function mapTime(input, cells) {
  const [took, map] = await timed(() => startKriging(input));
  if (map.kind !== 'map' || Math.abs(map.inside / cells - 1) > 0.02) throw new Error(JSON.stringify(map));
  return [took, map];
}

/** The longest time between two answers of the page while something runs. */
async function gapOf(run) {
  let going = true;
  let longest = 0;
  const channel = new MessageChannel();
  let last = performance.now();
  channel.port1.addEventListener('message', () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (going) setTimeout(() => channel.port2.postMessage(null), 1);
  });
  channel.port1.start();
  channel.port2.postMessage(null);
  await run();
  going = false;
  return longest;
}

/** Train and estimate a million cells, by a package. */
function byPackage({ train, predict }, samples) {
  const begun = performance.now();
  const variogram = train(...columns(samples), 'exponential', 0, 100);
  let sum = 0;
  for (let row = 0; row < 1000; row += 1)
    for (let col = 0; col < 1000; col += 1) sum += predict(col + 0.5, row + 0.5, variogram);
  if (!Number.isFinite(sum)) throw new Error('No numbers.');
  return performance.now() - begun;
}
const columns = (samples, less = 0) => [
  samples.map(({ value }) => value - less),
  samples.map(({ x }) => x),
  samples.map(({ y }) => y),
];

/**
 * The greatest difference from the packages, in millionths of a value. Theirs is no ordinary kriging: without the condition
 * that weights sum to 1 it is right where the mean by generalised least squares is 0.
 */
function differences(samples) {
  const variogram = sakitam.train(...columns(samples), 'exponential', 0, 100);
  const ours = {
    model: 'exponential',
    nugget: 0,
    partialSill: (variogram.sill - variogram.nugget) / variogram.range,
    scale: variogram.range / 3,
  };
  const [values, x, y] = columns(samples).map((column) => Float64Array.from(column));
  const system = solveKriging(x, y, values, ours);
  let [difference, wrong] = [0, 0];
  for (const { train, predict } of [sakitam, kriging.kriging]) {
    const centred = train(...columns(samples, system.mean), 'exponential', 0, 100);
    const raw = train(...columns(samples), 'exponential', 0, 100);
    for (let at = 0; at < 500; at += 1) {
      const [east, north] = [((at * 37) % 997) + 0.5, ((at * 101) % 991) + 0.5];
      const estimate = estimateAt(system, east, north);
      const millionths = (theirs) => (Math.abs(theirs - estimate) / estimate) * 1e6;
      difference = Math.max(difference, millionths(predict(east, north, centred) + system.mean));
      wrong = Math.max(wrong, millionths(predict(east, north, raw)));
    }
  }
  return { difference, wrong };
}

let isFirst = true;
globalThis.bench = {
  few: async () => {
    const [map, made] = await mapTime(inputOf(100, 1000, SPHERICAL), 1e6);
    const [deviation] = await timed(() => startDeviation(made));
    return { map, deviation };
  },
  many: async () => {
    const [map] = await mapTime(inputOf(400, 1000, SPHERICAL), 1e6);
    const [exponential] = await mapTime(inputOf(400, 1000, EXPONENTIAL), 1e6);
    return { map, exponential };
  },
  models: async () => {
    const [exponential] = await mapTime(inputOf(100, 1000, EXPONENTIAL), 1e6);
    const [linear] = await mapTime(inputOf(100, 1000, LINEAR), 1e6);
    const [gaussian, made] = await mapTime(inputOf(100, 1000, GAUSSIAN), 1e6);
    const [deviation] = await timed(() => startDeviation(made));
    return { exponential, linear, gaussian, deviation };
  },
  sizes: async () => {
    const [ten] = await mapTime(inputOf(100, 100, SPHERICAL), 1e4);
    const [hundred] = await mapTime(inputOf(100, 316.3, SPHERICAL), 1e5);
    const [thousand] = await mapTime(inputOf(100, 1000, SPHERICAL), 1e6);
    return { ten, hundred, thousand };
  },
  fit: async () => {
    const [values, x, y] = columns(samplesOf(100, 1000)).map((column) => Float64Array.from(column));
    const [fit, solved] = await timed(() => fitAndSolve({ x, y, values, variogram: null }));
    if (solved.fits.length !== 4) throw new Error('Four models were to be fitted.');
    return { fit };
  },
  first: async () => {
    if (!isFirst) throw new Error('Workers are there already.');
    isFirst = false;
    const [first] = await mapTime(inputOf(100, 1000, SPHERICAL), 1e6);
    return { first };
  },
  large: async () => {
    const gap = await gapOf(() => mapTime(inputOf(100, 2000, SPHERICAL), 4e6));
    return { gap };
  },
  packages: async () => {
    const samples = samplesOf(100, 1000);
    return {
      kriging: byPackage(kriging.kriging, samples),
      sakitam: byPackage(sakitam, samples),
      ...differences(samples),
    };
  },
};
show(<h1>ready</h1>);
`;
