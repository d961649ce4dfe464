import { expect, test } from 'vitest';
import type { StageFigures } from '../relationTypes';
import type { StageWeather } from './relate';
import { stageDeltas } from './stageDelta';

const figures = { days: 20, degreeDays: 300, chill: 0, rain: 80, et0: 90, deficit: 12, hot: 2, cold: 0 };
const stage = (code: string, more: Partial<StageWeather> = {}): StageWeather => ({
  ...figures,
  code,
  from: '2026-10-01',
  ...more,
});
const harvest = (...stages: StageFigures[]) => ({ stages });

test('a stage is held against the mean of the former harvests that know the figure', () => {
  const former = [
    harvest({ ...figures, code: 'V4', rain: 100, hot: 1 }),
    harvest({ ...figures, code: 'V4', rain: 50, hot: 4 }),
    harvest({ ...figures, code: 'V4', rain: null, hot: 4 }),
    harvest(),
  ];
  const deltas = stageDeltas([stage('V4'), stage('R1')], former).get('V4');
  expect(deltas?.rain).toEqual({ value: 5, of: 2 });
  expect(deltas?.hot).toEqual({ value: -1, of: 3 });
  expect(deltas?.days).toEqual({ value: 0, of: 3 });
});

test('what either side does not know has no difference, and neither has the stage that goes on', () => {
  const former = [harvest({ ...figures, code: 'V4', deficit: null }, { ...figures, code: 'R1' })];
  const deltas = stageDeltas([stage('V4', { rain: null }), stage('R1')], former);
  expect(deltas.get('V4')?.rain.value).toBeNull();
  expect(deltas.get('V4')?.deficit).toEqual({ value: null, of: 0 });
  expect(deltas.has('R1')).toBe(false);
});
