import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureBuild } from './build/ensure.mjs';
import { whileServed } from './served.mjs';
import { findChromium } from './findChromium.mjs';
import { floors } from './bench/lib/floors.mjs';
import { floorsNamed, verdict } from './bench/lib/verdict.mjs';
import { table } from './table.mjs';
import { root } from './tool.mjs';

/** Every measurement is a file in scripts/bench/; `npm run bench -- signIn` runs that one alone. */
const known = readdirSync(`${root}scripts/bench`)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));
const requested = process.argv.slice(2);
const unknown = requested.find((name) => !existsSync(`${root}scripts/bench/${name}.mjs`));
if (unknown) {
  console.error(`There is no measurement ${unknown}; there are: ${known.join(', ')}`);
  process.exit(1);
}

// Loading a module of the source by Vite would otherwise leave `development` to the builds that follow.
process.env['NODE_ENV'] = 'production';

const HEAD = ['measure', 'found', 'ratio', 'limit', ''];
let slowFloor;

if (!(await ensureBuild())) process.exit(1);

await whileServed(async (address) => {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  for (const name of requested.length > 0 ? requested : known) {
    const { title, measure } = await import(`./bench/${name}.mjs`);
    try {
      console.log(`\n${title}\n\n${await measured(measure, { browser, address })}`);
    } catch (error) {
      // The others are still worth their figures.
      process.exitCode = 1;
      console.error(`\n${title}\n\nNOT MEASURED: ${error instanceof Error ? error.stack : String(error)}`);
      await Promise.all(browser.contexts().map((context) => context.close()));
    }
  }
  await browser.close();
});

/** Runs one measurement, then the floors that its limits name, and answers its table. */
async function measured(measure, place) {
  const rows = await measure(place);
  const found = {};
  for (const name of floorsNamed(rows)) found[name] = await floorOf(name, place);
  const verdicts = rows.map((row) => verdict(row, found));
  if (verdicts.some(({ over }) => over)) process.exitCode = 1;
  const beside = Object.entries(found).map(([name, ms]) => [
    `floor: ${name}`,
    `${ms.toFixed(1)} ms`,
    '',
    '',
    '',
  ]);
  return table(HEAD, [...verdicts.map(({ cells }) => cells), ...beside]);
}

/** The slow page is measured once a run: it takes longer than what is compared with it. */
async function floorOf(name, place) {
  if (name !== 'page') return floors[name](place);
  slowFloor ??= await floors.page(place);
  return slowFloor;
}
