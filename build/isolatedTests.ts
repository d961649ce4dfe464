import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../scripts/files.mjs';

/** Ways of a test that reach beyond its file where modules are shared: what is loaded already stays as it is. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;
const REPLACES_CLOCK = /\bvi\.useFakeTimers\(/;

interface IsolatedTests {
  /** Those of rules: paths from the root. */
  readonly rules: string[];
  /** Those of screens; their clock is put right after each file (`vitest.fresh.setup.ts`). */
  readonly screens: string[];
}

/** The tests of the given folders that need modules, and clocks, of their own; paths from `root`. */
export function isolatedTests(root: string, folders: readonly string[]): IsolatedTests {
  const found = filesUnder(...folders.map((folder) => join(root, folder)))
    .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path))
    .map((path) => ({
      path: relative(root, path).replaceAll('\\', '/'),
      source: readFileSync(path, 'utf8'),
    }));
  const isScreen = ({ path }: { path: string }) => path.endsWith('.tsx');
  return {
    rules: found
      .filter((file) => !isScreen(file))
      .filter(({ source }) => REPLACES_MODULES.test(source) || REPLACES_CLOCK.test(source))
      .map(({ path }) => path),
    screens: found
      .filter(isScreen)
      .filter(({ source }) => REPLACES_MODULES.test(source))
      .map(({ path }) => path),
  };
}
