import { expect, it } from 'vitest';
import { errorsInOrder } from './fieldErrors';

const error = (message: string) => ({ type: 'server', message });

it('errors come in the order in which the form shows its fields, others behind them', () => {
  const errors = { b: error('B'), other: error('O'), a: error('A') };
  expect(errorsInOrder(errors, ['a', 'b']).map(({ name }) => name)).toEqual(['a', 'b', 'other']);
});

it('errors inside lists and objects have the whole name of their field', () => {
  const errors = { owner: { price: error('P') }, rows: [undefined, { bags: error('S') }] };
  expect(errorsInOrder(errors, [])).toEqual([
    { name: 'owner.price', message: 'P' },
    { name: 'rows.1.bags', message: 'S' },
  ]);
});

it('an error of a list as a whole has the name of the list', () => {
  expect(errorsInOrder({ rows: { root: error('R') } }, [])).toEqual([{ name: 'rows', message: 'R' }]);
});

it('what belongs to the element of a field is no error', () => {
  expect(errorsInOrder({ place: { ref: { message: 'of the element' }, type: 'x' } }, [])).toEqual([]);
});
