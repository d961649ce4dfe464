import { expect, it } from 'vitest';
import { againstReference, type ComparedRow } from './comparedRows';

it('says what each lot has more than the reference of the day, and nothing of a day without one', () => {
  const rows: ComparedRow[] = [
    { day: 7, lot1: 190, lot2: null, lot3: 170, reference: 180, history: 185, forecast: null },
    { day: 8, lot1: 210, lot2: 200, lot3: 190, reference: null, history: null, forecast: 205 },
  ];
  expect(againstReference(rows)).toEqual([
    { day: 7, lot1: 10, lot2: null, lot3: -10, reference: null, history: 5, forecast: null },
    { day: 8, lot1: null, lot2: null, lot3: null, reference: null, history: null, forecast: null },
  ]);
});
