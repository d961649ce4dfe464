import { expect, it } from 'vitest';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceSubject, OccurrenceValues } from '../occurrenceTypes';
import { derivedBy, derivedByQuantity, derivedBySubjects, ledQuantity } from './derived';

const subjects = [
  { id: 1, share: 10 },
  { id: 2, share: 30 },
  { id: 3, share: 5 },
] as OccurrenceSubject[];
const area = (chosen: readonly OccurrenceSubject[]) =>
  chosen.reduce((sum, { share }) => sum + (share ?? 0), 0);
const dose: OccurrenceField = {
  name: 'dose',
  kind: 'number',
  followsSubjects: true,
  derive: ({ dose: typed }, chosen) => ({ 'depletion.0.quantity': Number(typed) * area(chosen) }),
  deriveBack: ({ depletion }, chosen) => ({ dose: (depletion[0]?.quantity ?? 0) / area(chosen) }),
};
const count: OccurrenceField = { name: 'count', kind: 'number', derive: () => ({ total: 1 }) };
const type = { fields: [count, dose] };
const line = { productId: null, unit: null, quantity: 80, farmId: null };
const values = {
  dose: 2,
  subjectIds: [1, 2],
  subjectId: null,
  depletion: [line],
} as unknown as OccurrenceValues;

it('a field leads others by the area of the chosen plots', () => {
  expect(derivedBy(type, 'dose', values, subjects)).toEqual({ 'depletion.0.quantity': 80 });
  expect(derivedBy(type, 'count', values, subjects)).toEqual({ total: 1 });
  expect(derivedBy(type, 'unknown', values, subjects)).toEqual({});
  expect(derivedBy({ fields: [{ name: 'x', kind: 'switch' }] }, 'x', values, subjects)).toEqual({});
});

it('another choice of plots leads what follows them alone', () => {
  const one = { ...values, subjectIds: [], subjectId: 3 };
  expect(derivedBySubjects(type, one, subjects)).toEqual({ 'depletion.0.quantity': 10 });
});

it('a typed quantity leads back', () => {
  expect(derivedByQuantity(type, values, subjects)).toEqual({ dose: 2 });
});

it('the quantity that is led is known, and none where no field leads it', () => {
  expect(ledQuantity(type, values, subjects)).toBe(80);
  expect(ledQuantity({ fields: [count] }, values, subjects)).toBeNull();
});
