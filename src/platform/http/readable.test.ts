import { expect, it } from 'vitest';
import { readable } from './readable';

const numbers = (rows: readonly unknown[]) => rows.filter((row) => typeof row === 'number');

it.each([
  [[], []],
  [
    [1, 'x', 2],
    [1, 2],
  ],
])('%o → %o', (rows, read) => {
  expect(readable('/Home/List', rows, numbers)).toEqual(read);
});

it('rows of which none can be read are a failure, not an empty list', () => {
  expect(() => readable('/Home/List', ['x', {}], numbers)).toThrow(
    expect.objectContaining({ kind: 'unexpected', message: '/Home/List: no row can be read' }) as Error,
  );
});
