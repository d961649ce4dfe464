import { loadSource } from '../loadSource.mjs';
import { timed, watchChanges } from './lib/changeWatch.mjs';
import { median } from './lib/partPage.mjs';

export const title =
  'Poultry: 200 lots × 50 days × 20 types, an aviary of 12 sensors over 30 days, a grid of 2,000 lots';

const LOTS = 200;
const DAYS = 50;
const PER_LOT = 100;
const SENSORS = 12;
const GRID_LOTS = 2000;
const TURNS = 7;
const DAY_MS = 86_400_000;
const TYPES = [
  ['mortos-e-eliminados', { dead: 9, eliminated: 1, cause: '' }],
  ['consumo', { feedKg: 2100, waterLitres: 3900, reason: '' }],
  ['pesagem', { readings: '880 900 950', total: 3, averageWeight: 910 }],
  ['diario-de-bordo', { text: 'CALOR' }],
  ['visitas', { visitor: 'ANA', reason: 'VISITA' }],
];

const momentOf = (day) => new Date(Date.now() - (DAYS - day) * DAY_MS - 7_200_000).toISOString();

/** Occurrences of so many lots, as the server tells them. */
const occurrencesOf = (lotIds) =>
  lotIds.flatMap((lotId, lot) =>
    Array.from({ length: PER_LOT }, (_, at) => {
      const [type, values] = TYPES[at % TYPES.length];
      return {
        id: lot * PER_LOT + at + 1,
        lotId,
        type,
        happenedAt: momentOf(Math.floor((at * DAYS) / PER_LOT)),
        observation: '',
        files: [],
        depletion: [],
        document: null,
        userName: 'ANA',
        values,
      };
    }),
  );

export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await enlarge(page);
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const timelines = await timeline(page, address);
  const aviary = await board(page, address);
  const frames = await scrolledLots(page, address);
  await context.close();
  return [
    { name: 'timeline of a lot, press to paint', value: median(timelines), ...of(6) },
    { name: 'a change: the figures of 20,000 occurrences', value: await change(), ...of(0.6) },
    { name: 'aviary: 12 × 8,640 readings, answer to charts', value: aviary.charts, ...of(12) },
    // 50 ms where the floor is 100: the page answers a finger within three frames.
    { name: 'aviary: longest task of the page meanwhile', value: aviary.longest, ...of(0.5) },
    {
      name: 'grid of 2,000 lots, median frame',
      value: frames.median,
      limit: { times: 2.1, of: 'frame' },
      unit: 'ms',
    },
    { name: 'grid of 2,000 lots, slowest frame', value: frames.slowest, unit: 'ms' },
  ];
}

const of = (times) => ({ unit: 'ms', limit: { times, of: 'loop' } });

/** A sensor that reports every five minutes over the same time. */
function fiveMinutes(sensor) {
  const { values, intervalMinutes } = sensor;
  const count = Math.floor((values.length * intervalMinutes) / 5);
  const at = (index) => values[Math.floor((index * 5) / intervalMinutes)] ?? null;
  return { ...sensor, intervalMinutes: 5, values: Array.from({ length: count }, (_, index) => at(index)) };
}

/** The demo's answers, with as many rows as a large integrated producer has. */
async function enlarge(page) {
  const more = (pattern, change) =>
    page.route(pattern, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: change(await answer.json()) });
    });
  let ids = [];
  await more(/ChickenOccurrence\/GetLotsForSelect/i, (lots) => {
    const all = Array.from({ length: LOTS }, (_, at) => ({
      ...lots[at % lots.length],
      id: at + 1,
      number: String(at + 1),
      status: 'IN_PROGRESS',
      housingDate: momentOf(0),
      closingDate: null,
    }));
    ids = all.map(({ id }) => id);
    return all;
  });
  await more(/ChickenOccurrence\/GetGridData/i, () =>
    occurrencesOf(ids.length > 0 ? ids : Array.from({ length: LOTS }, (_, at) => at + 1)),
  );
  await more(/AviaryDashboard\/GetByAviary/i, (answer) => ({
    ...answer,
    sensors:
      answer.sensors.length === 0
        ? []
        : Array.from({ length: SENSORS }, (_, at) => ({
            ...fiveMinutes(answer.sensors[at % answer.sensors.length]),
            sensorId: at + 1,
          })),
  }));
  await more(/ChickenLot\/GetGridData/i, (lots) =>
    Array.isArray(lots)
      ? Array.from({ length: GRID_LOTS }, (_, at) => ({
          ...lots[at % lots.length],
          id: at + 1,
          number: String(at + 1),
        }))
      : lots,
  );
}

async function timeline(page, address) {
  await page.goto(`${address}/zootecnia/ocorrencia?lote=7`);
  await page.getByRole('grid').getByRole('row').nth(10).waitFor();
  await page.waitForTimeout(1000);
  await watchChanges(page, 'click', () => document.querySelector('[role=tabpanel]')?.textContent ?? '');
  const took = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    took.push(await timed(page, () => page.getByRole('tab', { name: 'Linha do tempo' }).click()));
    await page.getByRole('tab', { name: 'Lista' }).click();
    await page.getByRole('grid').waitFor();
  }
  return took;
}

/** What a write of one record changes, among all that are known. */
async function change() {
  const { changesOf } = await loadSource('src/families/occurrence/rules/figures.ts');
  const { OCCURRENCES } = await loadSource('src/modules/lots/occurrences/occurrences.ts');
  const byType = new Map(OCCURRENCES.map((one) => [one.slug, one]));
  const ids = Array.from({ length: LOTS }, (_, at) => at + 1);
  const records = occurrencesOf(ids).map(({ lotId, ...row }) => ({
    ...row,
    subjectIds: [lotId],
    state: 'DONE',
    plannedAt: null,
    happenedAt: row.happenedAt.slice(0, 16),
  }));
  const subject = {
    id: 7,
    name: 'LOTE 7',
    world: 'poultry',
    startDate: momentOf(0).slice(0, 10),
    endDate: null,
    awaiting: false,
    lockedReason: null,
    share: null,
    figures: { alive: 20_000 },
  };
  const others = records.slice(0, -1);
  const took = Array.from({ length: TURNS }, () => {
    const begun = performance.now();
    const changes = changesOf(subject, others, records, (slug) => byType.get(slug), [subject]);
    if (!Array.isArray(changes)) throw new Error('no changes');
    return performance.now() - begun;
  });
  return median(took);
}

async function board(page, address) {
  // The first aviary with sensors; the first of all has none.
  await page.goto(`${address}/avicultura/dashboard-aviario?aviario=5`);
  const month = page.getByRole('button', { name: '30 dias' });
  await month.waitFor();
  await page.waitForTimeout(2000);
  await month.click();
  await page.waitForTimeout(3000);
  const week = page.getByRole('button', { name: '7 dias' });
  await page.evaluate(() => {
    globalThis.longTasks = [];
    const seen = (list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(seen).observe({ type: 'longtask' });
  });
  const took = [];
  const longest = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await week.click();
    await page.waitForTimeout(2500);
    await page.evaluate(`globalThis.shownChart = ${String(chartText)}`);
    await page.evaluate(watchChart);
    await month.click();
    await page.waitForFunction(() => globalThis.chartDrawn !== null, null, { timeout: 20_000 });
    took.push(await page.evaluate(() => globalThis.chartDrawn));
    await page.waitForTimeout(2500);
    longest.push(await page.evaluate(() => Math.max(0, ...globalThis.longTasks)));
  }
  return { charts: median(took), longest: median(longest) };
}

/** Milliseconds from the end of the next answer to the chart that it changes; runs in the page. */
function watchChart() {
  const shown = globalThis.shownChart;
  const before = shown();
  const requested = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /GetByAviary/i.test(name));
  const known = requested().length;
  globalThis.longTasks.length = 0;
  globalThis.chartDrawn = null;
  const look = () => {
    const answer = requested()[known];
    // The chart of a month has other days below it than that of a week.
    if (!answer || shown() === before) return void requestAnimationFrame(look);
    globalThis.chartDrawn = Math.max(0, performance.now() - answer.responseEnd);
  };
  requestAnimationFrame(look);
}

/** What stands below the axis of the chart; runs in the page. */
const chartText = () => document.querySelector('main svg.recharts-surface')?.textContent ?? '';

async function scrolledLots(page, address) {
  await page.goto(`${address}/avicultura/lote`);
  await page.getByRole('grid').getByRole('row').nth(10).waitFor();
  await page.waitForTimeout(1500);
  await page.mouse.move(700, 600);
  await page.evaluate(() => {
    const times = [];
    globalThis.frameTimes = times;
    let before = performance.now();
    const frame = (now) => {
      times.push(now - before);
      before = now;
      if (times.length < 60) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 90);
    await page.waitForTimeout(30);
  }
  await page.waitForFunction(() => globalThis.frameTimes.length >= 60);
  const times = (await page.evaluate(() => globalThis.frameTimes)).slice(1);
  return { median: median(times), slowest: Math.max(...times) };
}
