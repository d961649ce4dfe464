import { expect, test } from 'vitest';
import { farmRow, fieldRow, plotRow } from '@/domain/land/testing/farms';
import { plotChoices, plotSize, usualPlot } from './plotChoices';

const ring = JSON.stringify([
  {
    type: 'ADD',
    path: [
      { lat: -24, lng: -53 },
      { lat: -24, lng: -52.99 },
      { lat: -24.01, lng: -52.99 },
      { lat: -24.01, lng: -53 },
    ],
  },
]);
const plot = (id: number, name: string, polygonArea: string | null) => plotRow({ id, name, polygonArea });
const field = (id: number, kind: string, plots: ReturnType<typeof plot>[]) =>
  fieldRow({
    id,
    systemBusinessActivityFarmingClassification: kind,
    farmActivityFieldPolygons: plots,
  });
const farms = [
  farmRow({
    id: 1,
    name: 'SEDE',
    farmActivityFields: [
      field(1, 'ANNUAL', [
        plot(1, 'TALHAO 10', ring),
        plot(2, 'TALHAO 2', ring),
        plot(3, 'SEM DESENHO', null),
      ]),
      field(2, 'FORESTRY', [plot(4, 'MATA', ring)]),
      field(3, 'PERENNIAL', [plot(5, 'ILEGIVEL', ring.slice(0, 40)), plot(6, 'VAZIO', '[]')]),
    ],
  }),
  farmRow({ id: 2, name: 'SEM TALHOES', farmActivityFields: [field(4, 'ANNUAL', [])] }),
];

test('only drawn and readable plots of the scope can be chosen, in the order of their numbers', () => {
  const names = (scope: 'agriculture' | 'forestry') =>
    plotChoices(farms, scope).map(({ name, plots }) => [name, plots.map((one) => one.name)]);
  expect(names('agriculture')).toEqual([['SEDE', ['TALHAO 2', 'TALHAO 10']]]);
  expect(names('forestry')).toEqual([['SEDE', ['MATA']]]);
});

test('a plot has the size that its map gives it', () => {
  const [mata] = plotChoices(farms, 'forestry')[0]?.plots ?? [];
  // A hundredth of a degree each way at 24° south, 1113.195 m × 1016.9 m.
  expect(mata && plotSize(mata)).toBeCloseTo(113.2, 1);
});

test('a page begins with the plot chosen last, unless another farm is worked on since', () => {
  const choices = [
    { id: 1, farmId: 1 },
    { id: 2, farmId: 1 },
    { id: 3, farmId: 2 },
  ] as unknown as Parameters<typeof usualPlot>[0];
  expect(usualPlot(choices, 2, null)?.id).toBe(2);
  expect(usualPlot(choices, 2, '1')?.id).toBe(2);
  expect(usualPlot(choices, 2, '2')?.id).toBe(3);
  // A farm without a drawn plot, or a plot that is gone.
  expect(usualPlot(choices, 2, '9')?.id).toBe(2);
  expect(usualPlot(choices, 9, null)?.id).toBe(1);
});
