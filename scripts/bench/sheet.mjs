import { isFilled, startFrames, turnWheel } from './lib/frames.mjs';
import { buildPart, openPart, prelude } from './lib/partPage.mjs';
import { medians } from './lib/slowPage.mjs';

export const title = 'Sheet of 50,000 rows × 14 columns under a real mouse wheel: longest frame; median of 3';

/** How the wheel is turned: pixels of one notch, notches, and the pause between two. */
const turns = {
  'reading, 100 px a notch': { by: 100, times: 120, pause: 16 },
  'fast, 1,000 px a notch': { by: 1000, times: 120, pause: 16 },
  'thrown, 20,000 px a notch': { by: 20_000, times: 40, pause: 50 },
  'back up, 1,000 px a notch': { by: -1000, times: 120, pause: 16 },
  'sideways while going down': { by: 300, aside: 60, times: 80, pause: 16 },
};

/** Scrolls the built sheet in a page of its own, without the rest of the application. */
export async function measure({ browser }) {
  const files = await buildPart(source);
  const found = await medians(3, () => once(browser, files));
  const { machine } = await medians(3, () => idle(browser));
  return [
    ...Object.keys(turns).map((name) => ({
      name,
      value: found[name],
      limit: { times: 3, of: 'frame' },
      unit: 'ms',
    })),
    { name: 'the machine itself, under 15 ms of work a frame', value: machine, unit: 'ms' },
  ];
}

/** A page that only counts to 15 ms in each frame: longer frames are the machine's, which does something else too. */
async function idle(browser) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.evaluate(() => {
    const work = () => {
      const end = performance.now() + 15;
      while (performance.now() < end);
      requestAnimationFrame(work);
    };
    work();
  });
  await page.evaluate(startFrames);
  await page.waitForTimeout(3000);
  const machine = await page.evaluate(() => globalThis.stopFrames().slowest);
  await page.close();
  return { machine };
}

async function once(browser, files) {
  const page = await openPart(browser, files);
  const sheet = page.getByRole('grid');
  await sheet.getByRole('row', { name: /Soja/ }).first().waitFor();
  const { x, y, width, height } = await sheet.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);

  const longest = {};
  for (const [name, turn] of Object.entries(turns)) {
    const before = await sheet.evaluate((element) => element.scrollTop);
    await page.evaluate(startFrames);
    await turnWheel(page, turn);
    longest[name] = await page.evaluate(() => globalThis.stopFrames().slowest);
    const after = await sheet.evaluate((element) => element.scrollTop);
    // Proof that the wheel moved what is measured, and that what came into view was drawn.
    if (Math.abs(after - before) < Math.abs(turn.by) * 10)
      throw new Error(`The sheet did not scroll: ${name}`);
    if (!(await sheet.evaluate(isFilled))) throw new Error(`Rows are missing: ${name}`);
  }
  await page.close();
  return longest;
}

const source = `${prelude(['grid', 'sheet', 'ui'])}
import { Sheet } from '@/platform/sheet/Sheet';
import { sampleColumns, sampleEntries } from '@/platform/sheet/gallery/sampleEntries';
const rows = sampleEntries(50000);
const idOf = (row) => row.id;
show(<Sheet id="bench" label="Bench" columns={sampleColumns} rows={rows} getRowId={idOf} frozen={2} />);
`;
