import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../tool.mjs';

const BENCH = `${root}scripts/bench`;
const text = (path) => readFileSync(path, 'utf8');

/** What a part of the benchmark takes from the sources: the file, and the names that it reads of it. */
function takenBy(code) {
  const folders = Object.fromEntries(
    [...code.matchAll(/^const (\w+) = '([^']+)';$/gm)].map(([, name, path]) => [name, path]),
  );
  return [...code.matchAll(/const (\w+|\{[^}]+\}) = await loadSource\(['`]([^'`]+)['`]\)/g)].map(
    ([, as, path]) => ({
      path: path.replace(/\$\{(\w+)\}/g, (_, name) => folders[name]),
      names: as.startsWith('{')
        ? as
            .slice(1, -1)
            .split(',')
            .map((name) => name.split(':')[0].trim())
        : [...new Set([...code.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))].map(([, name]) => name))],
    }),
  );
}

const taken = readdirSync(BENCH)
  .filter((name) => name.endsWith('.mjs'))
  .flatMap((name) => takenBy(text(`${BENCH}/${name}`)).map((one) => [name, one.path, one.names]));

it('finds what the benchmark takes from the sources', () => {
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.every(([, , names]) => names.length > 0)).toBe(true);
});

it.each(taken)('%s: %s has what is measured', (_part, path, names) => {
  const code = text(`${root}${path}`);
  const exported = names.filter((name) =>
    new RegExp(`^export (?:async )?(?:function\\*?|const|class) ${name}\\b`, 'm').test(code),
  );
  expect(exported).toEqual(names);
});
