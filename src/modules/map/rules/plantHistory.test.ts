import { expect, it } from 'vitest';
import { plantHistory } from './plantHistory';

const entry = (plantConditionId: number, plantingDate: string) => ({
  plantConditionId,
  plantConditionName: `CONDICAO ${plantConditionId}`,
  plantingDate,
});
const three = [
  entry(1, '2019-03-01T00:00:00'),
  entry(3, '2024-11-20T00:00:00'),
  entry(2, '2021-07-15T00:00:00'),
];

it('stands newest first, the present condition on top', () => {
  const current = {
    plantConditionId: 4,
    plantConditionName: 'EM PRODUCAO',
    plantingDate: '2026-05-02T00:00:00',
  };
  const history = plantHistory(current, three);
  expect(history.map(({ plantConditionId }) => plantConditionId)).toEqual([4, 3, 2, 1]);
  expect(history.map((row) => row.current)).toEqual([true, false, false, false]);
  expect(history.map(({ day }) => day)).toEqual(['2026-05-02', '2024-11-20', '2021-07-15', '2019-03-01']);
});

it('keeps the present condition on top even when its day is unknown or older', () => {
  const current = { plantConditionId: 4, plantConditionName: 'EM PRODUCAO', plantingDate: null };
  expect(plantHistory(current, three)[0]).toMatchObject({ plantConditionId: 4, day: null, current: true });
});

it('has no entry of its own without a present condition', () => {
  const none = { plantConditionId: null, plantConditionName: null, plantingDate: null };
  expect(plantHistory(none, three).map(({ plantConditionId }) => plantConditionId)).toEqual([3, 2, 1]);
  expect(plantHistory(none, [])).toEqual([]);
});
