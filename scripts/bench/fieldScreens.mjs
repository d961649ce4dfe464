import { startFrames } from './lib/frames.mjs';
import { median } from './lib/partPage.mjs';

export const title = 'Rotation of 500 plots × 12 seasons dragged; 35,040 readings drawn and zoomed';

const PLOTS = 500;
const YEARS = 4;
const SEASONS = [
  ['SUMMER', 0, '10-02', 1, '02-08'],
  ['SECOND', 1, '02-15', 1, '06-20'],
  ['WINTER', 1, '07-01', 1, '09-25'],
];
const READINGS = 35_040;
const STEP_MS = 900_000;
const TURNS = 5;

/** Somebody drags a plan over a large rotation, then looks at a year of readings and zooms into it. */
export async function measure({ browser, address }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  // A page asks for more files than the browser notes by itself.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5000));
  const page = await context.newPage();
  await page.goto(`${address}/login-v2`);
  await page.getByLabel('E-mail').fill('produtor@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const dragged = await rotation(page, address);
  const scrolled = await scrolledThrough(page);
  const { drawn, zoom } = await readings(page, address);
  await context.close();
  return [
    {
      name: 'rotation: mean frame while a plan is dragged',
      value: dragged.mean,
      limit: { times: 1.2, of: 'frame' },
      unit: 'ms',
    },
    { name: 'rotation: slowest frame of the drag', value: dragged.slowest, unit: 'ms' },
    { name: 'rotation: mean frame while scrolled', value: scrolled.mean, unit: 'ms' },
    { name: 'readings: mean frame while zoomed', value: zoom.mean, unit: 'ms' },
    {
      name: 'readings: answer to paint, median',
      value: median(drawn),
      limit: { times: 3, of: 'loop' },
      unit: 'ms',
    },
    {
      name: 'readings: slowest frame while zoomed',
      value: zoom.slowest,
      limit: { times: 3, of: 'frame' },
      unit: 'ms',
    },
  ].map((row) => ({ ...row, value: Math.round(row.value * 10) / 10 }));
}

/** Crops of every season of four years on 500 plots; the last year is planned. */
function largeRotation(firstYear) {
  let id = 0;
  const plots = Array.from({ length: PLOTS }, (_, at) => ({
    id: at + 1,
    name: `TALHÃO ${at + 1}`,
    farmName: `PROPRIEDADE ${Math.floor(at / 50) + 1}`,
    hectares: 20 + (at % 30),
  }));
  const entries = plots.flatMap((plot) =>
    Array.from({ length: YEARS }, (_, year) =>
      SEASONS.map(([season, fromYear, from, toYear, to], at) => ({
        id: (id += 1),
        plotId: plot.id,
        year: firstYear + year,
        season,
        kind: 'CROP',
        businessActivityId: at + 1,
        cropName: ['SOJA', 'MILHO', 'TRIGO'][at],
        family: ['FABACEAE', 'POACEAE', 'POACEAE'][at],
        hectares: plot.hectares,
        from: `${firstYear + year + fromYear}-${from}`,
        to: `${firstYear + year + toYear}-${to}`,
        state: year === 0 ? 'PLANNED' : 'HARVESTED',
        intercropped: false,
      })),
    ).flat(),
  );
  return { plots, entries };
}

async function rotation(page, address) {
  await page.route(/CropRotation\/GetBySeasons/i, (route) => {
    const firstYear = Number(new URL(route.request().url()).searchParams.get('fromYear'));
    return route.fulfill({ json: largeRotation(firstYear) });
  });
  await page.goto(`${address}/rotacao-de-cultura`);
  const plan = page.locator('[data-carry^="entry:"]').first();
  await plan.waitFor();
  await page.waitForTimeout(1500);
  const box = await plan.boundingBox();
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.evaluate(startFrames);
  for (let step = 1; step <= 240; step += 1) {
    const turn = step / 12;
    await page.mouse.move(620 + Math.sin(turn) * 320, 420 + Math.cos(turn * 1.3) * 90);
    await page.waitForTimeout(12);
  }
  const frames = await page.evaluate(() => globalThis.stopFrames());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

async function scrolledThrough(page) {
  await page.evaluate(startFrames);
  await page.mouse.move(700, 420);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => globalThis.stopFrames());
}

async function readings(page, address) {
  await page.route(/WeatherStation\/GetReport/i, (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('step') !== 'READING') return route.continue();
    const from = Date.parse(`${query.get('from')}T03:00:00Z`);
    const points = Array.from({ length: READINGS }, (_, at) => {
      const value = 20 + Math.sin(at / 15) * 8 + (at % 7) / 10;
      return { at: new Date(from + at * STEP_MS).toISOString(), value, min: value, max: value, share: 1 };
    });
    return route.fulfill({ json: { points } });
  });
  const drawn = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.goto(`${address}/agricultura/estacoes-meteorologicas?estacao=1&visao=leituras`);
    drawn.push(await page.evaluate(answerToPaint));
  }
  const canvas = page.locator('canvas[role=img]');
  await page.waitForTimeout(1500);
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(startFrames);
  await page.keyboard.down('Control');
  for (let step = 0; step < 80; step += 1) {
    await page.mouse.wheel(0, step < 40 ? -100 : 100);
    await page.waitForTimeout(16);
  }
  await page.keyboard.up('Control');
  return { drawn, zoom: await page.evaluate(() => globalThis.stopFrames()) };
}

/** Runs in the page: from the end of the answer until the canvas has been painted. */
function answerToPaint() {
  const answered = () =>
    performance.getEntriesByType('resource').findLast(({ name }) => /GetReport.*step=READING/i.test(name));
  return new Promise((done) => {
    const look = () => {
      const canvas = document.querySelector('canvas[role=img]');
      const answer = answered();
      if (!canvas || canvas.width < 400 || !answer) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => done(performance.now() - answer.responseEnd), {
        once: true,
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    };
    look();
  });
}
