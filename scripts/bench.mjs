import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureBuild } from './build/ensure.mjs';
import { whileServed } from './served.mjs';
import { findChromium } from './findChromium.mjs';
import { table } from './table.mjs';
import { root } from './tool.mjs';

/** Every measurement is a file in scripts/bench/; `npm run bench -- signIn` runs that one alone. */
const known = readdirSync(`${root}scripts/bench`)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !existsSync(`${root}scripts/bench/${name}.mjs`));
if (unknown) {
  console.error(`There is no measurement ${unknown}; there are: ${known.join(', ')}`);
  process.exit(1);
}

const show = (value, unit) =>
  value === undefined ? '' : `${value.toFixed(unit === '' ? 3 : 0)} ${unit}`.trim();

if (!(await ensureBuild())) process.exit(1);

await whileServed(async (address) => {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  for (const name of asked.length > 0 ? asked : known) {
    const { title, measure } = await import(`./bench/${name}.mjs`);
    const rows = await measure({ browser, address });
    const lines = rows.map(({ name: what, value, limit, unit }) => {
      const over = limit !== undefined && value > limit;
      if (over) process.exitCode = 1;
      return [what, show(value, unit), show(limit, unit), limit === undefined ? '' : over ? 'OVER' : 'ok'];
    });
    console.log(`\n${title}\n\n${table(['measure', 'found', 'limit', ''], lines)}`);
  }
  await browser.close();
});
