import { expect, it } from 'vitest';
import { mergeDraft } from './mergeDraft';

const read = { name: 'SEDE', area: 10, city: 'TOLEDO', lines: [1] };

it('puts what was typed over the present record, and names what was changed on both sides', () => {
  const current = { ...read, area: 12, city: 'CASCAVEL' };
  const typed = { ...read, name: 'SEDE NOVA', area: 11 };
  expect(mergeDraft(read, current, typed)).toEqual({
    values: { name: 'SEDE NOVA', area: 11 },
    conflicts: ['area'],
  });
  // Both typed the same.
  expect(mergeDraft(read, { ...read, area: 11 }, typed).conflicts).toEqual([]);
});

it('of a draft that does not tell what it was typed over takes all, and names all that differs', () => {
  const typed = { ...read, lines: [1, 2] };
  expect(mergeDraft(undefined, { ...read, city: 'CASCAVEL' }, typed)).toEqual({
    values: typed,
    conflicts: ['city', 'lines'],
  });
});
