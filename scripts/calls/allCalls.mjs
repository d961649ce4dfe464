import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../files.mjs';
import { root } from '../tool.mjs';
import { findCalls } from './findCalls.mjs';

/** Every backend call of the application, by path and method. */
export function allCalls() {
  return filesUnder(`${root}src`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.(kit\.)?tsx?$/.test(path))
    .flatMap((path) => findCalls(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')))
    .sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'));
}
