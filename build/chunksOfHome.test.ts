// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chunks as parted } from './chunks.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'home-chunk-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js':
      "import { start } from './start.js';\nglobalThis.pages = [start, ...['frame', 'home', 'terms', 'map', 'notice', 'price', 'search'].map((name) => pages[name])];\nconst pages = { frame: () => import('./frame.js'), home: () => import('./home.js'), terms: () => import('./terms.js'), map: () => import('./map.js'), notice: () => import('./noticeCard.js'), price: () => import('./priceCard.js'), search: () => import('./searchCard.js') };",
    'start.js': "export const start = { words: 'start words' };",
    'button.js':
      "import { start } from './start.js';\nexport const button = { words: 'button words', start };",
    'nav.js': "export const nav = { words: 'nav words' };",
    'frame.js':
      "import { nav } from './nav.js';\nimport { button } from './button.js';\nexport default [nav, button];",
    'home.js':
      "import { nav } from './nav.js';\nimport { button } from './button.js';\nexport default ['home words', nav, button];",
    'form.js': "export const form = 'form words';",
    'searchCard.js': "import { form } from './form.js';\nexport default ['search words', form];",
    'noticeCard.js': "export default ['notice words'];",
    'priceCard.js': "export default ['price words'];",
    'terms.js': "import { button } from './button.js';\nexport default ['terms words', button];",
    'map.js': "import { nav } from './nav.js';\nexport default ['map words', nav];",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function built(modules: string[], outer: string[]) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      parted({
        home: modules,
        outer,
        cards: /Card\.js$/,
        heavy: /form\.js$/,
        preloaded: modules.slice(0, 1),
      }),
    ],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output;
}

async function chunks(modules: string[], outer: string[]) {
  return (await built(modules, outer)).filter((part) => part.type === 'chunk');
}

const holding = (parts: Rolldown.OutputChunk[], words: string) =>
  parts.filter(({ code }) => code.includes(words)).map(({ name }) => name);

it('holds the named modules and what they import in one chunk, but nothing of the start', async () => {
  const parts = await chunks(['frame.js', 'home.js'], []);
  expect(holding(parts, 'home words')).toEqual(['inside']);
  expect(holding(parts, 'nav words')).toEqual(['inside']);
  expect(holding(parts, 'start words')).not.toContain('inside');
  expect(holding(parts, 'map words')).toEqual(['map']);
});

it('parts what an outer page needs too, so that it does not load the inside', async () => {
  const parts = await chunks(['frame.js', 'home.js'], ['terms.js']);
  expect(holding(parts, 'button words')).toEqual(['parts']);
  const terms = parts.find(({ name }) => name === 'terms');
  expect(terms?.imports.some((file) => file.includes('inside'))).toBe(false);
  expect(terms?.imports.some((file) => file.includes('parts'))).toBe(true);
});

it('lets cards come together', async () => {
  const parts = await chunks(['frame.js'], []);
  expect(holding(parts, 'price words')).toEqual(['cards']);
  expect(holding(parts, 'notice words')).toEqual(['cards']);
  // One that brings much comes by itself.
  expect(holding(parts, 'search words')).toEqual(['searchCard']);
  expect(holding(parts, 'form words')).not.toContain('cards');
});

it('names on the page what a returning user fetches beside the entry', async () => {
  const output = await built(['frame.js', 'home.js'], ['terms.js']);
  const files = output.filter((part) => part.type === 'chunk' && ['inside', 'parts'].includes(part.name));
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const content = /<meta name="inside" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(content.split(' ').toSorted()).toEqual(files.map(({ fileName }) => `/${fileName}`).toSorted());
});

it('refuses a name that nothing imports', async () => {
  await expect(chunks(['gone.js'], [])).rejects.toThrow(/nothing imports .*gone\.js/);
});
