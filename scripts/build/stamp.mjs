import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { appFolder } from '../../build/appFolder.mjs';
import { root } from '../tool.mjs';

/** Written last, so that a build broken off half-way counts as missing. */
export const stampPath = () => join(root, appFolder(), '.vite', 'stamp.json');

const SOURCES = [
  'src',
  'locales',
  'mocks',
  'public',
  'build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** What a build depends on: when its sources last changed, and the settings that are built in. */
export function fingerprint(folder = root) {
  const changed = Math.max(...SOURCES.map((name) => join(folder, name)).map(lastChange));
  return { changed, settings: loadEnv('production', folder, 'VITE_') };
}

/** Whether the built application and demo backend are what the sources would give. */
export function isFresh() {
  if (!existsSync(stampPath()) || !existsSync(join(root, 'dist-demo', 'demo.mjs'))) return false;
  return readFileSync(stampPath(), 'utf8') === JSON.stringify(fingerprint());
}

/** The newest change at or below a path; folders count too, since a deletion shows there alone. */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  const inner = stats.isDirectory() ? readdirSync(path).map((name) => lastChange(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...inner);
}
