import { expect, it } from 'vitest';
import type { PlantingAnalysis } from '../analysisTypes';
import { timeLineTable } from './timeLineTable';

type Args = Parameters<typeof timeLineTable>;

const words = ((key: string) => key) as Args[0];
const work = (type: string, happenedAt: string) => ({ record: { type, happenedAt, plannedAt: null } });
const analysis = {
  planting: { plotName: 'TALHAO 1', seedName: '', harvestName: 'SOJA 2026/2027' },
  works: [
    work('plantio', '2026-10-10T08:00'),
    work('adubacao', '2026-10-10T14:00'),
    work('colheita', '2027-02-01T08:00'),
  ],
} as unknown as PlantingAnalysis;
const sky = (rain: number | null) => ({ rain, tMin: 17.5, tMax: 30, degreeDays: 12.4, chill: 0 });
const days = {
  axis: ['2026-10-09', '2026-10-10', '2026-10-11'],
  days: [sky(0), sky(null)],
  deficit: [null, 3.2],
  ndvi: [null, 0.31],
  cost: [{ value: null }, { value: 12_345 }, { value: 0 }],
} as unknown as Args[2];
const stages = {
  stages: [
    { code: 'VE', date: '2026-10-10', expected: false },
    { code: 'V2', date: '2026-10-11', expected: true },
    { code: 'R1', date: null, expected: true },
  ],
} as const;

it('has a row for each day; what is not known is blank, never 0', () => {
  const { title, columns, rows } = timeLineTable(words, analysis, days, stages, (type) => type.toUpperCase());
  expect(title).toBe('TALHAO 1 · SOJA 2026/2027');
  expect(rows).toEqual([
    ['2026-10-09', '', '', null, 0, 17.5, 30, 12.4, 0, null, null],
    ['2026-10-10', 'VE', 'PLANTIO; ADUBACAO', 0.31, null, 17.5, 30, 12.4, 0, 3.2, 123.45],
    ['2026-10-11', 'V2', '', null, null, null, null, null, null, null, 0],
  ]);
  expect(columns.map(({ head, type, decimals }) => `${head} ${type} ${decimals}`)).toEqual([
    'day date 0',
    'line.tracks.stages text 0',
    'line.tracks.works text 0',
    'line.tracks.ndvi number 2',
    'line.tracks.rain (mm) number 2',
    'minimum (°C) number 2',
    'maximum (°C) number 2',
    'line.tracks.degreeDays (°C·d) number 2',
    'line.tracks.chill (h) number 2',
    'line.tracks.deficit (mm) number 2',
    'line.tracks.cost (R$) number 2',
  ]);
});
