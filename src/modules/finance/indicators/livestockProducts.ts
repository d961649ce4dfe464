import type { Board, BoardPart, Indicator } from '@/families/report/board/boardTypes';
import { quotient } from '@/families/report/board/rules/indicatorFigures';
import { indicatorBoard } from './indicatorBoard';
import { indicatorCalls } from './indicatorsService';
import { efficiencyFactor, feedConversion, growthRate, survival } from './rules/livestock';

const flow = (field: string, unit?: string): BoardPart => ({
  field,
  wire: field,
  kind: 'number',
  decimals: 0,
  merge: 'sum',
  ...(unit === undefined ? {} : { unit }),
});

const milk: readonly Indicator[] = [
  {
    name: 'litresPerCow',
    kind: 'number',
    unit: 'L',
    better: 'up',
    parts: ['litres', 'cowDays'],
    figure: ({ litres, cowDays }) => quotient(litres, cowDays),
  },
  {
    name: 'litresPerHectare',
    kind: 'number',
    unit: 'L/ha',
    decimals: 0,
    better: 'up',
    parts: ['litres', 'milkArea'],
    figure: ({ litres, milkArea }) => quotient(litres, milkArea),
  },
  {
    name: 'litrePrice',
    kind: 'money',
    better: 'up',
    parts: ['milkValue', 'litresSold'],
    figure: ({ milkValue, litresSold }) => quotient(milkValue, litresSold),
  },
];

const eggs: readonly Indicator[] = [
  {
    name: 'eggsLaid',
    kind: 'number',
    decimals: 0,
    better: 'up',
    parts: ['eggs'],
    figure: ({ eggs: laid = null }) => laid,
  },
  {
    name: 'layingRate',
    kind: 'percent',
    better: 'up',
    parts: ['eggs', 'henDays'],
    figure: ({ eggs: laid, henDays }) => quotient(laid, henDays, 100),
  },
];

const honey: readonly Indicator[] = [
  {
    name: 'honeyPerHive',
    kind: 'number',
    unit: 'kg',
    better: 'up',
    parts: ['honey', 'hives'],
    figure: ({ honey: kilograms, hives }) => quotient(kilograms, hives),
  },
];

const broiler: readonly Indicator[] = [
  {
    name: 'broilerConversion',
    kind: 'number',
    decimals: 3,
    better: 'down',
    parts: ['feed', 'delivered'],
    figure: ({ feed, delivered }) => feedConversion(feed, delivered),
  },
  {
    name: 'viability',
    kind: 'percent',
    better: 'up',
    parts: ['deliveredHeads', 'housed'],
    figure: ({ deliveredHeads, housed }) => survival(deliveredHeads, housed),
  },
  {
    name: 'efficiency',
    kind: 'number',
    decimals: 0,
    better: 'up',
    parts: ['deliveredHeads', 'housed', 'delivered', 'ageDays', 'feed'],
    figure: efficiencyFactor,
  },
];

const fish: readonly Indicator[] = [
  {
    name: 'fishConversion',
    kind: 'number',
    decimals: 2,
    better: 'down',
    parts: ['fishFeed', 'biomassGain'],
    figure: ({ fishFeed, biomassGain }) => feedConversion(fishFeed, biomassGain),
  },
  {
    name: 'fishSurvival',
    kind: 'percent',
    better: 'up',
    parts: ['fishLeft', 'fishStocked'],
    figure: ({ fishLeft, fishStocked }) => survival(fishLeft, fishStocked),
  },
  {
    name: 'growthRate',
    kind: 'percent',
    decimals: 2,
    better: 'up',
    parts: ['initialBiomass', 'fishStocked', 'finalBiomass', 'fishLeft', 'days'],
    figure: growthRate,
  },
];

const offered = (product: string, indicators: readonly Indicator[]) =>
  indicators.map((indicator): Indicator => ({ ...indicator, only: product }));

export const board: Board = {
  name: 'livestockProducts',
  key: 'LIVESTOCK_PRODUCT_INDICATORS',
  periods: 'months',
  choice: { name: 'produto', wire: 'product', values: ['MILK', 'EGGS', 'HONEY', 'BROILER', 'FISH'] },
  parts: [
    flow('litres', 'L'),
    flow('cowDays'),
    { field: 'milkArea', wire: 'milkArea', kind: 'number', unit: 'ha', merge: 'last' },
    flow('litresSold', 'L'),
    { field: 'milkValue', wire: 'milkValue', kind: 'money', merge: 'sum' },
    flow('eggs'),
    flow('henDays'),
    flow('honey', 'kg'),
    { field: 'hives', wire: 'hives', kind: 'number', decimals: 0, merge: 'last' },
    flow('feed', 'kg'),
    flow('delivered', 'kg'),
    flow('deliveredHeads'),
    flow('housed'),
    flow('ageDays'),
    flow('fishFeed', 'kg'),
    flow('biomassGain', 'kg'),
    { field: 'fishStocked', wire: 'fishStocked', kind: 'number', decimals: 0, merge: 'first' },
    { field: 'fishLeft', wire: 'fishLeft', kind: 'number', decimals: 0, merge: 'last' },
    { field: 'initialBiomass', wire: 'initialBiomass', kind: 'number', unit: 'kg', merge: 'first' },
    { field: 'finalBiomass', wire: 'finalBiomass', kind: 'number', unit: 'kg', merge: 'last' },
    { ...flow('days'), meanOfGroups: true },
  ],
  indicators: [
    ...offered('MILK', milk),
    ...offered('EGGS', eggs),
    ...offered('HONEY', honey),
    ...offered('BROILER', broiler),
    ...offered('FISH', fish),
  ],
  ask: indicatorCalls.livestockProducts,
};

export const Component = indicatorBoard(board);
