import { expect, test } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { spraying } from '../types/spraying';
import { waitingConflicts } from './waitingConflict';

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
  expect(waitingConflicts(spraying, theirs, mine)).toEqual([
    { name: 'subjectIds', theirs: [1], mine: [1, 2] },
    { name: 'dose', theirs: 3, mine: 2 },
    { name: 'observation', theirs: 'VENTO', mine: '' },
  ]);
  expect(waitingConflicts(spraying, record(), record({ version: 2 }))).toEqual([]);
});
