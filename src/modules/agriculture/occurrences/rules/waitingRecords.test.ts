import { expect, it } from 'vitest';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { OCCURRENCES } from '../occurrences';
import { harvesting } from '../types/harvesting';
import type { WaitingOccurrence } from '../waiting/fieldOutbox';
import { entryOf, waitingId, withWaiting } from './waitingRecords';

const entry = (
  at: number,
  recordId: number | null,
  more: Partial<WaitingOccurrence> = {},
): WaitingOccurrence => ({
  key: String(at),
  at,
  refusal: null,
  ...more,
  values: {
    type: 'colheita',
    fields: [],
    values: { ...valuesOf(harvesting, null, [7]), netKg: 900 },
    recordId,
    contents: [],
  },
});
const [saved] = withWaiting([], [entry(1, 12)], OCCURRENCES);
if (!saved) throw new Error('The example has no record.');
const record = { ...saved, values: { netKg: 1 }, userName: 'Ana', waiting: undefined as never };

it('a change that waits stands in the place of its record, a new one beside it', () => {
  const shown = withWaiting([record], [entry(5, 12), entry(9, null, { refusal: 'Não.' })], OCCURRENCES);
  expect(shown.map(({ id, waiting }) => [id, waiting])).toEqual([
    [12, 'WAITING'],
    [-9, 'REFUSED'],
  ]);
  expect(shown[0]).toMatchObject({ userName: 'Ana', values: { netKg: 900 } });
});

it('nothing waits: the records as they are', () => {
  const all = [record];
  expect(withWaiting(all, [], OCCURRENCES)).toBe(all);
});

it('is found by the id under which it is shown, which others do not move', () => {
  const [one, two] = [entry(5, null), entry(9, null)];
  expect(waitingId(two)).toBe(-9);
  expect(entryOf([one, two], -9)).toBe(two);
  expect(entryOf([two], -9)).toBe(two);
  expect(entryOf([one], null)).toBeUndefined();
});
