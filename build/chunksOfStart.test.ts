// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chunks as parted } from './chunks.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-chunk-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js':
      "import { shared } from './shared.js';\nglobalThis.pages = [shared, () => import('./signIn.js'), () => import('./home.js')];",
    'shared.js': "export const shared = { words: 'shared words' };",
    'signIn.js': "import { shared } from './shared.js';\nexport default ['sign-in words', shared];",
    'home.js': "import { shared } from './shared.js';\nexport default ['home words', shared];",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function chunks(modules: string[]) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [parted({ signIn: modules })],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

const holding = (parts: Rolldown.OutputChunk[], words: string) =>
  parts.filter(({ code }) => code.includes(words)).map(({ name }) => name);

it('holds the entry, what it imports and the named lazy module, and leaves other pages lazy', async () => {
  const parts = await chunks(['signIn.js']);
  const start = holding(parts, 'shared words');
  expect(start).toHaveLength(1);
  expect(holding(parts, 'sign-in words')).toEqual(start);
  expect(holding(parts, 'home words')).toEqual(['home']);
  // No further trip for the named module, not even for a chunk that only passes it on.
  expect(parts.map(({ name }) => name)).not.toContain('signIn');
});

it('refuses a name that nothing imports', async () => {
  await expect(chunks(['gone.js'])).rejects.toThrow(/nothing imports .*gone\.js/);
});
