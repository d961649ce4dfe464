// @vitest-environment node
import { expect, it } from 'vitest';
import { mutantsOf } from './mutants.mjs';

const changed = (code) =>
  mutantsOf('a.tsx', code).map(({ start, end, text }) => code.slice(0, start) + text + code.slice(end));

it.each([
  ['a < b;', ['a <= b;']],
  ['a ?? b;', ['a && b;']],
  ['!a;', ['a;']],
  ['a ? b : c;', ['!(a) ? b : c;']],
  ['f(2, true);', ['f(3, true);', 'f(2, false);']],
  ['list.some(f);', ['list.every(f);']],
  [
    'const m = <p hidden={a > 1} />;',
    ['const m = <p hidden={a >= 1} />;', 'const m = <p hidden={a > 2} />;'],
  ],
])('changes one token of %s at a time', (code, mutants) => {
  expect(changed(code)).toEqual(mutants);
});

it.each([
  "import a from 'a';",
  'type A = 1 | 2;',
  'let a: Map<1, true>;',
  "const a = 'x' + b + 'y';",
  'const a = { 1: b };',
  "import.meta.glob('./*.json', { eager: true });",
  // Sizes on the screen, and what stands there while something is read.
  '<Block height={180} radius={10} />;',
  '<NoticeSkeleton rows={5} />;',
  'const LEAST_HEIGHT = 148;',
])('leaves %s alone', (code) => {
  expect(changed(code)).toEqual([]);
});
