// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chunks } from './chunks.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-hints-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "globalThis.pages = [() => import('./home.js'), () => import('./map.js')];",
    'home.js': "globalThis.shown = 'home';\nexport default 1;",
    'map.js': "globalThis.shown = 'map';\nexport default 2;",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('stands in the first line of the entry and of the chunk of the first page alone, and leaves the source map right', async () => {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [chunks({ home: ['home.js'] })],
    build: { write: false, sourcemap: 'hidden', modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((part) => part.type === 'chunk');
  const hinted = scripts.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ name }) => name).toSorted()).toEqual(['index', 'inside']);

  const home = hinted.find(({ name }) => name === 'inside');
  const map = output.find(({ fileName }) => fileName === `${home?.fileName}.map`);
  const line = home?.code.split('\n').findIndex((text) => text.includes('shown')) ?? -1;
  const column = home?.code.split('\n')[line]?.indexOf('shown') ?? -1;
  const read = new SourceMap(JSON.parse(String(map?.type === 'asset' && map.source)));
  expect(read.findEntry(line, column)).toMatchObject({ originalLine: 0 });
});
