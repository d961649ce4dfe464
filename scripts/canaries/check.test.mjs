// @vitest-environment node
import { expect, it } from 'vitest';
import { complaint } from './check.mjs';

it('is content with a forbidden edge that fails and an allowed one that passes', () => {
  expect(complaint('a.ts', '// forbidden: boundaries(dependencies)', ['boundaries(dependencies)'])).toEqual(
    [],
  );
  expect(complaint('b.ts', '// allowed', [])).toEqual([]);
});

it('names a forbidden edge that passes and an allowed one that fails', () => {
  expect(complaint('a.ts', '// forbidden: import(no-cycle)', [])).toEqual([
    'a.ts must break import(no-cycle), and the lint run let it pass',
  ]);
  expect(complaint('b.ts', '// allowed', ['boundaries(dependencies)'])).toEqual([
    'b.ts must not break boundaries(dependencies)',
  ]);
});
