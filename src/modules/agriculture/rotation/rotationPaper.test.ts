import { expect, test } from 'vitest';
import { rotationPaper } from './rotationPaper';
import { soyEntry } from './rotation.test.kit';

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as never;
const plots = [
  { id: 1, name: 'T1', farmId: 1, farmName: 'F', hectares: 40 },
  { id: 2, name: 'T2', farmId: 1, farmName: 'F', hectares: 10 },
];
const soy = soyEntry({ hectares: 30 });
const columns = [
  { year: 2026, season: 'SUMMER' },
  { year: 2026, season: 'WINTER' },
] as const;

test('the paper has the area of each crop at its foot, and leaves out seasons in which nothing stands', () => {
  const paper = rotationPaper(t, 'Rotação', { plots, entries: [soy] }, columns);
  expect(paper.columns).toHaveLength(4);
  expect(paper.rows.map(([, name]) => name)).toEqual(['T1', 'T2']);
  expect(paper.totalsAbove).toEqual([['areaOf SOJA', '', null, '30,00']]);
  expect(paper.totals).toEqual(['areaOf free', '', null, '20,00']);
});

test('what stands on plots of another farm is not on the paper', () => {
  const [first] = plots;
  const wheat = soyEntry({ id: 8, plotId: 2, season: 'WINTER', cropName: 'TRIGO' });
  const paper = rotationPaper(t, 'Rotação', { plots: first ? [first] : [], entries: [soy, wheat] }, columns);
  expect(paper.rows).toHaveLength(1);
  expect(paper.columns).toHaveLength(4);
});
