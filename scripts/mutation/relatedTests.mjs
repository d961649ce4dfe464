import { dirname } from 'node:path';

const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * The tests that reach a file by imports, nearest first: fewest imports away, then in the nearest folder.
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
    .sort(([one, a], [other, b]) => a - b || shared(other, file) - shared(one, file))
    .slice(0, most)
    .map(([one]) => one);
}

function shared(one, other) {
  const [left, right] = [dirname(one).split('/'), dirname(other).split('/')];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? left.length : at;
}
