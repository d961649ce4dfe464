import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../tool.mjs';
import { mutantsOf } from './mutants.mjs';
import { roomOf } from './sample.mjs';

/** More changes than any file has. */
const OF_A_FILE = 2000;

/** Every change of every room's files, numbered from 1, file by file: a change of one file moves no number of another. */
export function allMutants(graph) {
  let first = 0;
  return [...graph.keys()]
    .sort((one, other) => (one < other ? -1 : 1))
    .flatMap((file) => {
      const room = roomOf(file);
      if (!room) return [];
      const code = readFileSync(join(root, file), 'utf8');
      first += OF_A_FILE;
      return mutantsOf(file, code).map((mutant, at) => ({
        ...mutant,
        id: first + at,
        file,
        room,
        line: code.slice(0, mutant.start).split('\n').length,
        original: code.slice(mutant.start, mutant.end),
      }));
    });
}

/** Which test files reach a change: while they run, and while modules load. */
export function reachOf(path) {
  const reach = { loading: new Map(), running: new Map() };
  if (!existsSync(path)) return reach;
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const { test, ...phases } = JSON.parse(line);
    for (const [phase, ids] of Object.entries(phases))
      for (const id of ids) {
        if (!reach[phase].has(id)) reach[phase].set(id, new Set());
        reach[phase].get(id).add(relative(root, test));
      }
  }
  return reach;
}
