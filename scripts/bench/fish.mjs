import { timed, watchChanges } from './lib/changeWatch.mjs';
import { startFrames } from './lib/frames.mjs';
import { median } from './lib/partPage.mjs';

export const title =
  'Fish: 300 ponds × 3 years × 6 events a day; feed shared over them; 100,000 readings of water';

const PONDS = 300;
const DAYS = 3 * 365;
const SENSORS = 3;
/** Of each sensor, every minute. */
const READINGS = 33_400;
const TURNS = 5;
const KEYS = 12;
const DAY_MS = 86_400_000;
const MINUTE = 60_000;
const SUPPLY = 'fornecimento-de-racao';

const dayOf = (back) => `${new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)}T00:00:00`;
const every = (days, row) =>
  Array.from({ length: Math.floor(DAYS / days) }, (_, at) => row(DAYS - 1 - at * days));

export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5000));
  const page = await context.newPage();
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await enlarge(page);
  const cards = await dashboard(page, address);
  const keys = await distribution(page, address);
  const water = await charts(page, address);
  await context.close();
  return [
    { name: 'dashboard of 300 ponds, answer to cards', value: median(cards), ...loops(10) },
    { name: 'feed over 300 ponds: a key, median', value: median(keys), ...loops(0.5) },
    { name: 'feed over 300 ponds: slowest key', value: Math.max(...keys), unit: 'ms' },
    {
      name: 'water of 100,000 readings: slowest frame',
      value: median(water),
      limit: { times: 3, of: 'frame' },
      unit: 'ms',
    },
  ];
}

const loops = (times) => ({ unit: 'ms', limit: { times, of: 'loop' } });

/** A lot of three years: six events on each of its days come to these rows. */
function longLot(lot, at) {
  return {
    ...lot,
    id: at + 1,
    number: `P${at + 1}`,
    status: 'IN_PROGRESS',
    housingDate: dayOf(DAYS - 1),
    expectedEndDate: dayOf(-60),
    closingDate: null,
    housed: 20_000,
    lost: Array.from({ length: DAYS }, (_, day) => day % 3),
    feedKg: Array.from({ length: DAYS }, (_, day) => 20 + (day % 50)),
    present: Array.from({ length: DAYS }, (_, day) => 19_000 - day),
    samplings: every(15, (back) => ({ date: dayOf(back), fish: 90, kg: 5 + (DAYS - back) / 15 })),
    harvests: every(90, (back) => ({ date: dayOf(back), kind: 'parcial', fish: 200, kg: 120 })),
    transfers: every(120, (back) => ({ date: dayOf(back), way: 'IN', fish: 100, kg: 60, feedKg: 80 })),
    treatments: every(60, (back) => ({
      id: back,
      drug: 'SAL',
      start: dayOf(back),
      end: dayOf(back - 3),
      graceDays: 5,
      freeFrom: dayOf(back - 8),
    })),
  };
}

/** The demo's answers, with as many ponds and days as a large producer has. */
async function enlarge(page) {
  const more = (pattern, change) =>
    page.route(pattern, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: change(await answer.json()) });
    });
  await more(/PiscicultureDashboard\/GetPonds/i, (board) => {
    const [pond] = board.ponds.filter(({ lot }) => lot?.status === 'IN_PROGRESS');
    return {
      ...board,
      ponds: Array.from({ length: PONDS }, (_, at) => ({
        ...pond,
        id: at + 1,
        name: `VIVEIRO ${at + 1}`,
        lot: longLot(pond.lot, at),
      })),
    };
  });
  await more(/PiscicultureOccurrence\/GetLotsForSelect/i, (lots) => {
    const lot = lots.find(({ status, rangeSetId }) => status === 'IN_PROGRESS' && rangeSetId !== null);
    return Array.from({ length: PONDS }, (_, at) => ({
      ...lot,
      id: at + 1,
      number: `P${at + 1}`,
      pondName: `VIVEIRO ${at + 1}`,
      housingDate: dayOf(DAYS - 1),
      alive: 18_000,
      course: {
        ...lot.course,
        present: Array.from({ length: DAYS }, (_, day) => 19_000 - day),
        feedKg: Array.from({ length: DAYS }, (_, day) => 20 + (day % 50)),
        samplings: every(15, (back) => ({ date: dayOf(back), fish: 90, weightKg: 5 + (DAYS - back) / 15 })),
        transfers: [],
      },
    }));
  });
  await more(/PiscicultureOccurrence\/GetGridData/i, () => [sharedFeed()]);
  await more(/PiscicultureOccurrence\/GetById/i, () => sharedFeed());
  await more(/PiscicultureWater\/GetByPond/i, (answer) => ({
    ...answer,
    sensors: Array.from({ length: SENSORS }, (_, at) =>
      manyReadings(answer.sensors[at % answer.sensors.length], at),
    ),
  }));
}

/** A feed supply over every pond. */
const sharedFeed = () => ({
  id: 7,
  lotId: 1,
  lotIds: Array.from({ length: PONDS }, (_, at) => at + 1),
  type: SUPPLY,
  happenedAt: new Date(Date.now() - 3_600_000).toISOString(),
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: 'ANA',
  version: 1,
  values: {
    feed: '32%',
    quantityKg: 3000,
    waterTemperature: null,
    appetite: null,
    parts: Array.from({ length: PONDS }, (_, at) => ({ subjectId: at + 1, value: 10 })),
  },
});

/** A sensor that reports every minute over the month. */
function manyReadings(sensor, at) {
  const wave = (minute) => 5.5 + at * 10 + Math.sin((minute / 1440) * 2 * Math.PI) * 2 + (minute % 7) / 20;
  return {
    ...sensor,
    sensorId: at + 1,
    enabled: true,
    startAt: new Date(Math.floor(Date.now() / MINUTE) * MINUTE - READINGS * MINUTE).toISOString(),
    intervalMinutes: 1,
    values: Array.from({ length: READINGS }, (_, minute) => Math.round(wave(minute) * 100) / 100),
  };
}

/** Milliseconds from the end of the answer to the cards that it makes; runs in the page. */
function answerToCards() {
  return new Promise((resolve) => {
    const look = () => {
      const answer = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => /PiscicultureDashboard\/GetPonds/i.test(name));
      const shown = document.querySelector('main')?.textContent?.includes('VIVEIRO 1') ?? false;
      if (!answer || answer.responseEnd === 0 || !shown) return void requestAnimationFrame(look);
      resolve(performance.now() - answer.responseEnd);
    };
    requestAnimationFrame(look);
  });
}

async function dashboard(page, address) {
  const took = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.goto(`${address}/piscicultura/dashboard`);
    took.push(await page.evaluate(answerToCards));
  }
  return took;
}

async function distribution(page, address) {
  await page.goto(`${address}/piscicultura/ocorrencia/nova?lote=1&novo=${SUPPLY}&copia=7`);
  const dialog = page.getByRole('dialog');
  const total = dialog.getByRole('textbox', { name: /^Quantidade/ }).first();
  await total.waitFor();
  const parts = dialog.getByRole('group', { name: 'Quantidade de cada lote' });
  await parts
    .getByRole('textbox')
    .nth(PONDS - 1)
    .waitFor();
  await parts.getByRole('button', { name: 'Pela biomassa' }).click();
  await total.click();
  await total.press('Control+A');
  await watchChanges(page, 'keydown', () =>
    [...document.querySelectorAll('[role=dialog] input')].map(({ value }) => value).join(' '),
  );
  const took = [];
  for (let turn = 0; turn < KEYS; turn += 1) {
    const key = turn % 4 === 3 ? 'Backspace' : String(1 + (turn % 9));
    took.push(await timed(page, () => page.keyboard.press(key)));
  }
  return took;
}

async function charts(page, address) {
  await page.goto(`${address}/piscicultura/qualidade-da-agua`);
  const month = page.getByRole('button', { name: '30 dias' });
  await month.waitFor();
  await page.waitForTimeout(2500);
  const slowest = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('button', { name: '7 dias' }).click();
    await page.waitForTimeout(3000);
    await page.evaluate(startFrames);
    await month.click();
    await page.waitForTimeout(5000);
    slowest.push((await page.evaluate(() => globalThis.stopFrames())).slowest);
  }
  return slowest;
}
