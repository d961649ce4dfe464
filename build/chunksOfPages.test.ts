// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chunks as parted } from './chunks.ts';

const LONG = 'large words '.repeat(4_000);
const PAGES = ['map/Plot', 'map/Farm', 'finance/Title', 'finance/Bank', 'lots/Lot'];
const page = (words: string, parts: string[]) =>
  `${parts.map((part) => `import { ${part} } from '../../../${part}.js';`).join('\n')}\nexport default ['${words}', ${parts.join(', ')}];`;
const part = (name: string, words = `${name} words`) => `export const ${name} = { words: '${words}' };`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-chunks-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `import { start } from './start.js';\nglobalThis.pages = [start, ${PAGES.map((name) => `() => import('./src/modules/${name}Page.js')`).join(', ')}, () => import('./frame.js')];`,
    'start.js': part('start'),
    'frame.js': part('frame'),
    'grid.js': `import { cell } from './cell.js';\nexport const grid = { words: 'grid words', cell };`,
    'cell.js': part('cell'),
    'field.js': part('field'),
    'money.js': part('money'),
    'sheet.js': `import { grid } from './grid.js';\nexport const sheet = { words: 'sheet words', grid };`,
    'plots.js': part('plots'),
    'large.js': part('large', LONG),
    'src/modules/map/PlotPage.js': page('plot page', ['start', 'frame', 'field', 'plots', 'large']),
    'src/modules/map/FarmPage.js': page('farm page', ['grid', 'plots', 'large']),
    'src/modules/finance/TitlePage.js': page('title page', ['grid', 'field', 'money', 'sheet']),
    'src/modules/finance/BankPage.js': page('bank page', ['field']),
    'src/modules/lots/LotPage.js': page('poultry page', ['grid', 'money', 'sheet']),
  };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

async function chunks(lists = ['grid.js']) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [parted({ pages: /Page\.js$/, home: ['frame.js'], lists, forms: ['field.js'] })],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

const holding = (parts: Rolldown.OutputChunk[], words: string) =>
  parts.filter(({ code }) => code.includes(words)).map(({ name }) => name);

it('parts what lists need from what pages without a list load too', async () => {
  const parts = await chunks();
  expect(holding(parts, 'grid words')).toEqual(['lists']);
  expect(holding(parts, 'cell words')).toEqual(['lists']);
  expect(holding(parts, 'field words')).toEqual(['forms']);
  const bank = parts.find(({ name }) => name === 'BankPage');
  expect(bank?.imports.filter((file) => file.includes('lists'))).toEqual([]);
});

it('brings together small parts: of several rooms, of one', async () => {
  const parts = await chunks();
  expect(holding(parts, 'money words')).toEqual(['shared']);
  // Those that bring lists along would load them in every page.
  expect(holding(parts, 'sheet words')).toEqual(['shared-lists']);
  expect(holding(parts, 'plots words')).toEqual(['map-parts']);
});

it('leaves pages, large parts and what is loaded before them where they are', async () => {
  const parts = await chunks();
  expect(holding(parts, 'poultry page')).toEqual(['LotPage']);
  expect(holding(parts, 'large words')).toEqual(['large']);
  for (const preloaded of ['start words', 'frame words'])
    expect(holding(parts, preloaded)).not.toContainEqual(
      expect.stringMatching(/^(?:forms|lists|shared|.*-parts)$/),
    );
});

it('says so when nothing imports a named module', async () => {
  await expect(chunks(['gone.js'])).rejects.toThrow(/nothing imports .*gone\.js/);
});
