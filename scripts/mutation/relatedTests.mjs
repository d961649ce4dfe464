import { dirname } from 'node:path';

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Parts of a path that say nothing of what a file is about. */
const COMMON = new Set([
  'src',
  'mock',
  'module',
  'handler',
  'rule',
  'page',
  'component',
  'test',
  'contract',
  'ts',
  'tsx',
]);

/** What a path is about: its folders' and its own words, singular. */
function wordsOf(path) {
  const words = path.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
  return new Set(
    words.map((word) => word.toLowerCase().replace(/s$/, '')).filter((word) => !COMMON.has(word)),
  );
}

/** How many words two paths share. */
export function alikeness(one, other) {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

/**
 * The tests that reach a file by imports, nearest first: those about the same things by their paths, for a file that
 * every test reaches by one hub is as near to all of them; then fewest imports away; then in the nearest folder.
 * @param graph which files each file imports
 */
export function relatedTests(graph, file, most) {
  const importers = new Map();
  for (const [from, targets] of graph)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const away = new Map([[file, 0]]);
  for (const [one, steps] of away)
    for (const next of importers.get(one) ?? []) if (!away.has(next)) away.set(next, steps + 1);
  return [...away]
    .filter(([one]) => isTest(one))
    .map(([test, steps]) => ({ test, steps, alike: alikeness(test, file), folder: shared(test, file) }))
    .sort((a, b) => b.alike - a.alike || a.steps - b.steps || b.folder - a.folder)
    .slice(0, most)
    .map(({ test }) => test);
}

function shared(one, other) {
  const [left, right] = [dirname(one).split('/'), dirname(other).split('/')];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? left.length : at;
}
