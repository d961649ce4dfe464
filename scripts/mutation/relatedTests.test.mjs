// @vitest-environment node
import { expect, it } from 'vitest';
import { relatedTests } from './relatedTests.mjs';

const graph = new Map([
  ['src/a/rule.ts', []],
  ['src/a/rule.test.ts', ['src/a/rule.ts']],
  ['src/a/Page.tsx', ['src/a/rule.ts']],
  ['src/b/page.test.tsx', ['src/a/Page.tsx']],
  ['src/a/page.test.tsx', ['src/a/Page.tsx']],
  ['src/a/other.test.ts', []],
]);

it('finds the tests of a file, nearest first', () => {
  expect(relatedTests(graph, 'src/a/rule.ts', 10)).toEqual([
    'src/a/rule.test.ts',
    'src/a/page.test.tsx',
    'src/b/page.test.tsx',
  ]);
  expect(relatedTests(graph, 'src/a/rule.ts', 1)).toEqual(['src/a/rule.test.ts']);
});
