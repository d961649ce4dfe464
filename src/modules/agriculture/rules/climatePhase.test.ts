import { describe, expect, test } from 'vitest';
import { latestPhases, phaseOfCropYear, TRIMESTERS, withPhases } from './climatePhase';

const rowsOf = (values: readonly number[], from = 0, year = 2023) =>
  values.map((value, at) => ({
    index: 'ONI',
    year: year + Math.floor((from + at) / 12),
    trimester: TRIMESTERS[(from + at) % 12] ?? '',
    value,
  }));
const phasesOf = (values: readonly number[]) => withPhases(rowsOf(values)).map(({ phase }) => phase);

describe('the phase of a trimester', () => {
  test('four warm trimesters and a cooler one are neutral', () => {
    expect(phasesOf([0.5, 0.7, 0.7, 0.6, 0.4])).toEqual(Array(5).fill('NEUTRAL'));
  });
  test('every trimester of a run of five is El Niño, over the turn of the year too', () => {
    const rows = withPhases(rowsOf([0.5, 0.7, 0.7, 0.6, 0.5, 0.1], 9));
    expect(rows.map(({ phase }) => phase)).toEqual([...Array(5).fill('EL_NINO'), 'NEUTRAL']);
  });
  test('one decimal decides', () => {
    expect(phasesOf(Array(5).fill(-0.46))).toEqual(Array(5).fill('LA_NINA'));
    expect(phasesOf(Array(5).fill(-0.44))).toEqual(Array(5).fill('NEUTRAL'));
  });
  test('an open run of fewer is forming, and its length is told', () => {
    expect(phasesOf([0.1, 0.6, 0.8])).toEqual(['NEUTRAL', 'FORMING_EL_NINO', 'FORMING_EL_NINO']);
    expect(latestPhases(rowsOf([0.1, 0.6, 0.8]))[0]).toMatchObject({ trimesters: 2 });
  });
  test('a trimester that is missing ends a run', () => {
    const rows = rowsOf([0.6, 0.6, 0.6, 0.6, 0.6, 0.6]).filter((_, at) => at !== 3);
    expect(withPhases(rows).map(({ phase }) => phase)).toEqual([
      'NEUTRAL',
      'NEUTRAL',
      'NEUTRAL',
      'FORMING_EL_NINO',
      'FORMING_EL_NINO',
    ]);
  });
});

test('a crop year has the phase of its summer, by ONI; unknown where that is not entered', () => {
  // From June 2023 on: the summer of 2023/2024 lies within.
  const rows = rowsOf([0.8, 1.1, 1.3, 1.6, 1.8, 1.9, 2.0, 1.8], 5);
  expect(phaseOfCropYear(rows, 'SOJA 2023/2024')).toBe('EL_NINO');
  expect(phaseOfCropYear(rows, 'SAFRA 2019/2020')).toBeNull();
  expect(phaseOfCropYear(rows, 'SAFRA NOVA')).toBeNull();
  expect(
    phaseOfCropYear(
      rows.map((row) => ({ ...row, index: 'RONI' })),
      'SOJA 2023/2024',
    ),
  ).toBeNull();
});
