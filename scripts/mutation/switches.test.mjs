// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { mutantsOf } from './mutants.mjs';
import { withSwitches } from './switches.mjs';

const switchesOf = (expression) => {
  const mutants = mutantsOf('a.ts', expression).map((mutant, index) => ({ ...mutant, id: index + 1 }));
  return { code: withSwitches(expression, mutants), ids: mutants.map(({ id }) => id) };
};

/** What an expression gives unchanged, and with each of its changes alone. */
function valuesOf(expression, names) {
  const { code, ids } = switchesOf(expression);
  return [0, ...ids].map((active) =>
    runInNewContext(code, { ...names, Boolean, __changed: (id) => id === active }),
  );
}

it('switches one change on at a time, inside of others too', () => {
  expect(valuesOf('a + (b > 1 ? 2 : 3)', { a: 5, b: 1 })).toEqual([8, 2, 7, 7, 8, 8, 9]);
});

it('keeps a chain whole that ends where there is nothing', () => {
  expect(valuesOf('list?.filter(Boolean).length', { list: undefined })).toEqual([undefined, undefined]);
  expect(valuesOf('list?.filter(Boolean).length', { list: [0, 4] })).toEqual([1, 2]);
});

it('writes a change of ?? so that the language accepts it', () => {
  expect(valuesOf('a ?? b ?? c', { a: null, b: null, c: 3 })).toEqual([3, 3, null]);
});

it('comes by the switches of what runs, so that a run says what it reaches', () => {
  const seen = [];
  runInNewContext(switchesOf('a ? b + 1 : c').code, {
    a: false,
    b: 1,
    c: 2,
    __changed: (id) => {
      seen.push(id);
      return false;
    },
  });
  expect(seen).toEqual([1]);
});
