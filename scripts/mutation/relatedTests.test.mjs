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

it('prefers the tests about the same things where all reach a file by one hub', () => {
  const hub = new Map([
    ['mocks/handlers/noticeSettings.ts', []],
    ['mocks/server.ts', ['mocks/handlers/noticeSettings.ts']],
    ['mocks/land.test.ts', ['mocks/server.ts']],
    ['src/kit.ts', ['mocks/server.ts']],
    ['src/modules/notices/settings.test.tsx', ['src/kit.ts']],
  ]);
  expect(relatedTests(hub, 'mocks/handlers/noticeSettings.ts', 1)).toEqual([
    'src/modules/notices/settings.test.tsx',
  ]);
});
