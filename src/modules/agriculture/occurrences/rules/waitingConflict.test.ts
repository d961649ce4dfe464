import { expect, test } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { spraying } from '../types/spraying';
import { mergedRecord, waitingConflicts } from './waitingConflict';

const record = (change: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id: 5,
  type: 'pulverizacao',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-11-20T08:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: 'ANA',
  version: 1,
  values: { product: 'GLIFOSATO', dose: 2, doseUnit: 'L', periods: [] },
  ...change,
});

test('names what differs, in the order of the form; what nobody typed is nothing, however it is written', () => {
  const theirs = record({
    version: 2,
    observation: 'VENTO',
    values: { product: 'GLIFOSATO', dose: 3, doseUnit: 'L', periods: null, target: '' },
  });
  const empty = { productId: null, unit: null, quantity: null, farmId: null };
  const mine = record({ subjectIds: [1, 2], depletion: [empty] });
  expect(waitingConflicts(spraying, theirs, mine, null)).toEqual([
    { name: 'subjectIds', theirs: [1], mine: [1, 2], both: true },
    { name: 'dose', theirs: 3, mine: 2, both: true },
    { name: 'observation', theirs: 'VENTO', mine: '', both: true },
  ]);
  expect(waitingConflicts(spraying, record(), record({ version: 2 }), null)).toEqual([]);
});

test('against what it was: only what somebody else changed is named, and stays unless it was changed here too', () => {
  const base = record();
  const theirs = record({
    version: 2,
    observation: 'VENTO',
    values: { product: 'GLIFOSATO', dose: 3, doseUnit: 'L', periods: null },
  });
  // The plots were changed here alone, the dose on both sides, the observation there alone.
  const mine = record({
    subjectIds: [1, 2],
    values: { product: 'GLIFOSATO', dose: 4, doseUnit: 'L', periods: [] },
  });
  expect(waitingConflicts(spraying, theirs, mine, base)).toEqual([
    { name: 'dose', theirs: 3, mine: 4, both: true },
    { name: 'observation', theirs: 'VENTO', mine: '', both: false },
  ]);
  expect(mergedRecord(spraying, theirs, mine, base)).toEqual({ ...mine, observation: 'VENTO' });
  expect(mergedRecord(spraying, theirs, base, base).values['dose']).toBe(3);
  expect(mergedRecord(spraying, theirs, mine, null)).toEqual(mine);
});
