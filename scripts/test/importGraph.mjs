import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesUnder } from '../files.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"`]([^'"`$]+)['"`]/g;

/** Which files of `folders` each file imports, statically, lazily or for a type: paths from the root of the project. */
export function importGraph(root, folders) {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => posix.relative(root.replaceAll('\\', '/'), path));
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

function importsOf(root, file) {
  const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)].map(([, name]) => name);
  return specifiers.flatMap((name) => {
    const path = pathOf(file, name);
    const found = path && ENDINGS.map((ending) => path + ending).find((one) => isFile(join(root, one)));
    return found ? [found] : [];
  });
}

function pathOf(file, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('@locales/')) return `locales/${specifier.slice(9)}`;
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : undefined;
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What the files that `isStart` names reach by their imports, themselves included; `isOff` ends a way. */
export function reachedFrom(graph, isStart, isOff = () => false) {
  const reached = new Set([...graph.keys()].filter(isStart));
  for (const file of reached) for (const next of graph.get(file) ?? []) if (!isOff(next)) reached.add(next);
  return reached;
}
