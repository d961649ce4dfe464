import { expect, it } from 'vitest';
import { followTrail, openOf, type StepKind, type TrailStep } from './trail';

const step = (kind: StepKind, date: string, more: Partial<TrailStep> = {}): TrailStep => ({
  kind,
  date,
  id: 1,
  name: kind,
  quantity: null,
  unit: '',
  value: null,
  open: null,
  documentId: null,
  side: null,
  ...more,
});

it('follows a barter to its last sack, through loads, invoice and titles', () => {
  const lines = followTrail([
    step('TITLE', '2026-05-30', { value: 69_120_00, open: 0 }),
    step('LOAD', '2026-04-20', { quantity: 553.5 }),
    step('LOAD', '2026-04-06', { quantity: 540 }),
    step('CONTRACT', '2026-01-10', { quantity: 1800 }),
    step('INVOICE', '2026-04-20', { value: 69_120_00 }),
  ]);
  expect(lines.map(({ kind, leftQuantity }) => [kind, leftQuantity])).toEqual([
    ['CONTRACT', 1800],
    ['LOAD', 1260],
    ['LOAD', 706.5],
    ['INVOICE', 706.5],
    ['TITLE', 706.5],
  ]);
  expect(lines.every(({ leftValue }) => leftValue === null)).toBe(true);
});

it('follows an advance to its last cent, and tells nothing after a step without its figure', () => {
  const lines = followTrail([
    step('ADVANCE', '2026-01-10', { value: 100_000 }),
    step('USE', '2026-02-10', { value: 60_000 }),
    step('RETURN', '2026-03-10', { value: 40_000 }),
    step('USE', '2026-04-10'),
  ]);
  expect(lines.map(({ leftValue }) => leftValue)).toEqual([100_000, 40_000, 0, null]);
});

it('adds what is open of titles, and knows nothing where one does not tell', () => {
  const titles = [step('TITLE', '', { open: 5 }), step('TITLE', '', { open: 7 })];
  expect(openOf(titles)).toBe(12);
  expect(openOf([...titles, step('TITLE', '')])).toBeNull();
  expect(openOf([])).toBeNull();
});

it('adds a second advance to what is left of the first, and knows nothing where one has no figure', () => {
  const left = (...steps: readonly TrailStep[]) => followTrail(steps).map(({ leftValue }) => leftValue);
  const [first, second] = [
    step('ADVANCE', '2026-01-10', { value: 100 }),
    step('ADVANCE', '2026-02-10', { value: 50 }),
  ];
  expect(left(first, second, step('USE', '2026-03-10', { value: 30 }))).toEqual([100, 150, 120]);
  expect(
    left(first, step('ADVANCE', '2026-02-10'), second && step('USE', '2026-03-10', { value: 30 })),
  ).toEqual([100, null, null]);
  expect(left(step('ADVANCE', '2026-01-10'), second)).toEqual([null, null]);
});
