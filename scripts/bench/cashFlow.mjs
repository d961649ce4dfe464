import { isFilled, startFrames, turnWheel } from './lib/frames.mjs';
import { buildPart, openPart, prelude } from './lib/partPage.mjs';
import { medians } from './lib/slowPage.mjs';

export const title =
  'Cash flow of 5,000 accounts × 12 months under a real mouse wheel: longest frame; median of 3';

/** How the wheel is turned: pixels of one notch, notches, and the pause between two. */
const turns = {
  'reading, 100 px a notch': { by: 100, times: 120, pause: 16 },
  'fast, 1,000 px a notch': { by: 1000, times: 80, pause: 16 },
  'back up, 1,000 px a notch': { by: -1000, times: 80, pause: 16 },
  'sideways while going down': { by: 300, aside: 60, times: 80, pause: 16 },
};

/** Scrolls the sheet of the cash flow in a page of its own. The requirement is 50 ms: three frames. */
export async function measure({ browser }) {
  const files = await buildPart(source);
  const found = await medians(3, () => once(browser, files));
  return Object.keys(turns).map((name) => ({
    name,
    value: found[name],
    limit: { times: 3, of: 'frame' },
    unit: 'ms',
  }));
}

async function once(browser, files) {
  const page = await openPart(browser, files);
  const sheet = page.getByRole('treegrid').or(page.getByRole('grid')).first();
  await sheet
    .getByText(/^CONTA 1$/)
    .first()
    .waitFor();
  const { x, y, width, height } = await sheet.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  const longest = {};
  for (const [name, turn] of Object.entries(turns)) {
    const before = await sheet.evaluate((element) => element.scrollTop);
    await page.evaluate(startFrames);
    await turnWheel(page, turn);
    longest[name] = await page.evaluate(() => globalThis.stopFrames().slowest);
    const after = await sheet.evaluate((element) => element.scrollTop);
    if (Math.abs(after - before) < Math.abs(turn.by) * 10)
      throw new Error(`The sheet did not scroll: ${name}`);
    if (!(await sheet.evaluate(isFilled))) throw new Error(`Rows are missing: ${name}`);
  }
  await page.close();
  return longest;
}

const source = `${prelude(['financeCashFlow', 'grid', 'sheet', 'ui'])}
import { AnnualSheet } from '@/modules/finance/cashFlow/components/AnnualSheet';
const months = (at) => Array.from({ length: 12 }, (_, month) => 10_000 + at * 7 + month);
const rows = Array.from({ length: 5000 }, (_, at) => ({
  id: String(at + 1),
  side: at % 3 === 0 ? 'INCOME' : 'EXPENSE',
  ratingId: at + 1,
  code: String(at + 1),
  name: 'CONTA ' + (at + 1),
  group: 'GRUPO ' + (at % 10),
  subgroup: 'SUBGRUPO ' + (at % 100),
  months: months(at),
  total: months(at).reduce((sum, cents) => sum + cents, 0),
  items: [],
}));
const flow = {
  rows,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    kind: at < 6 ? 'realized' : 'forecast',
    opening: 0,
    inCents: 1,
    outCents: 1,
    result: 0,
    balance: 0,
  })),
};
show(<AnnualSheet flow={flow} shown="both" exportName="bench" onOpen={() => undefined} />);
`;
