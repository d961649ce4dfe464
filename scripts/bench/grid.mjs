import { buildPart, median, openPart, prelude } from './lib/partPage.mjs';
import { rowsShown, timed, watchChanges } from './lib/changeWatch.mjs';

export const title = 'Grid: a page of 100 rows, 10,000 rows on the client; median of 7';

const source = `${prelude(['forms', 'grid', 'ui'])}
import { GridBench } from '@/platform/grid/gallery/GridBench';
show(<GridBench words={{ label: 'Bench', mount: 'Mount' }} />);
`;

/** Mounts the page of 100 rows again and again, then sorts all rows by pressing a head. */
export async function measure({ browser }) {
  const page = await openPart(browser, await buildPart(source));
  const button = page.getByRole('button', { name: 'Mount' });
  const mounts = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await button.click();
    await page.getByRole('grid').getByRole('row').nth(10).waitFor();
    mounts.push(await page.evaluate(lastMount));
    if (turn < 7) {
      await button.click();
      await page.getByRole('grid').waitFor({ state: 'detached' });
    }
  }
  const head = page.getByRole('columnheader', { name: /Cliente|Nome|Fazenda|Produtor/ }).first();
  await watchChanges(page, 'keydown', rowsShown);
  await head.focus();
  const sorts = [];
  for (let turn = 0; turn < 8; turn += 1) sorts.push(await timed(page, () => page.keyboard.press('Enter')));
  await page.close();
  return [
    { name: 'page of 100 rows, first', value: mounts[0], unit: 'ms' },
    {
      name: 'page of 100 rows, again',
      value: median(mounts.slice(1)),
      limit: { times: 2, of: 'grid' },
      unit: 'ms',
    },
    {
      name: 'sort of 10,000 rows, key to paint',
      value: median(sorts.slice(1)),
      limit: { times: 2, of: 'grid' },
      unit: 'ms',
    },
  ];
}

function lastMount() {
  return performance.getEntriesByName('grid-mount').at(-1).duration;
}
