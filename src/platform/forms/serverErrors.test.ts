import { describe, expect, it } from 'vitest';
import { placeServerErrors } from '@/platform/forms/serverErrors';

const NAMES = ['name', 'customer.name', 'items.0.price', 'email'];

describe('server errors', () => {
  it.each([
    ['Name', 'name'],
    ['EMAIL', 'email'],
    ['Customer.Name', 'customer.name'],
    ['Plot.Customer.Name', 'customer.name'],
    ['Owner.Name', 'name'],
    ['$.Email', 'email'],
    ['Items[0].Price', 'items.0.price'],
  ])('%s belongs to %s', (wire, name) => {
    expect(placeServerErrors({ [wire]: ['Já existe.'] }, NAMES)).toEqual({
      placed: [{ name, message: 'Já existe.' }],
      unplaced: [],
    });
  });

  it('keeps what no field can show', () => {
    expect(
      placeServerErrors({ Items: ['Faltam itens.'], '': ['Recusado.'], Name: ['a', 'b'] }, NAMES),
    ).toEqual({
      placed: [{ name: 'name', message: 'a b' }],
      unplaced: ['Faltam itens.', 'Recusado.'],
    });
  });
});
