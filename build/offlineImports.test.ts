// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offlineImports } from './offlineImports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-imports-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "document.body.onclick = () => import('./late.js');",
    'late.js': 'export const late = 1;',
    'guard.js': "export const guard = (...args) => { console.log('guarded', args); };",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leads a dynamic import of the built code through the guard, its text unchanged', async () => {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [offlineImports(join(folder, 'guard.js'), 'guard')],
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const [entry] = output.filter((part) => part.type === 'chunk' && part.isEntry);
  const code = entry?.type === 'chunk' ? entry.code : '';
  expect(code).toContain('console.log("guarded", args)');
  expect(code).toMatch(/guard\(load, needed\.map\(/);
  expect(code).toMatch(/__vitePreload\(\(\) => import\("\.\/late-[^"]+\.js"\)/);
});
