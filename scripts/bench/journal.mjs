import { loadSource } from '../loadSource.mjs';
import { root } from '../tool.mjs';

export const title =
  'Money of ten years, 200,000 entries of the demo’s journal: what each page of money takes to answer; median of 3';

const ENTRIES = 200_000;
const TURNS = 3;
const KIT = 'mocks/db/finance/journal/tenYears.test.kit.ts';

/** The first answer fills tables and posts the journal; the ones after it are what a page waits for. */
async function median(work) {
  await work();
  const took = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)];
}

/** What a build hands to the demo as constants: its menu is of the pages. */
async function defineConstants() {
  const { pages } = await loadSource('build/pages.ts');
  const { define } = await pages().config({ root });
  for (const [name, value] of Object.entries(define)) globalThis[name] ??= JSON.parse(value);
}

/** Every page asks the same journal, which is posted once after a record has changed. */
export async function measure() {
  await defineConstants();
  const { fillJournal, moneyPages } = await loadSource(KIT);
  const { customerId, get, paths } = await moneyPages('produtor');
  fillJournal(customerId, ENTRIES);
  const rows = [];
  for (const [name, path] of Object.entries(paths)) {
    const value = await median(async () => {
      const { status, text } = await get(path);
      if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
    });
    rows.push({ name, value, unit: 'ms', limit: { times: 10, of: 'loop' } });
  }
  return rows;
}
