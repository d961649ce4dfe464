import { expect, it } from 'vitest';
import { headOf } from './columnSpec';

it('writes the unit of a column once, whoever has written it', () => {
  expect(headOf({ field: 'price', header: 'Preço', kind: 'money' })).toBe('Preço (R$)');
  expect(headOf({ field: 'price', header: 'Preço (R$)', kind: 'money' })).toBe('Preço (R$)');
  expect(headOf({ field: 'area', header: 'Área', kind: 'number', unit: 'ha' })).toBe('Área (ha)');
});
