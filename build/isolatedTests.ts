import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../scripts/files.mjs';

/**
 * Ways of a test that reach beyond its file where modules are shared: what is loaded already stays as it is. A test
 * whose packages keep the first document says so in a comment.
 */
const REACHES_BEYOND = /\bvi\.(?:mock|doMock|resetModules|useFakeTimers)\(|\/\/ Needs modules of its own:/;

/** The tests of the given folders that need modules and clocks of their own; paths from `root`. */
export function isolatedTests(
  root: string,
  folders: readonly string[],
  name = /\.test\.(?:ts|mjs)$/,
): string[] {
  return filesUnder(...folders.map((folder) => join(root, folder)))
    .filter((path) => name.test(path))
    .filter((path) => REACHES_BEYOND.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path).replaceAll('\\', '/'));
}
