import type { Board } from '@/families/report/board/boardTypes';
import { quotient } from '@/families/report/board/rules/indicatorFigures';
import { indicatorBoard } from './indicatorBoard';
import { indicatorCalls } from './indicatorsService';
import { breakEven, exchange, marginPerHectare, sackPrice } from './rules/crops';

export const board: Board = {
  name: 'agriculture',
  key: 'AGRICULTURE_INDICATORS',
  periods: 'harvests',
  choice: { name: 'cultura', wire: 'crop', values: ['SOY', 'MAIZE', 'WHEAT'] },
  parts: [
    { field: 'area', wire: 'areaSize', kind: 'number', unit: 'ha', merge: 'sum' },
    { field: 'sacks', wire: 'productionSacks', kind: 'number', unit: 'sc', merge: 'sum' },
    { field: 'sold', wire: 'soldSacks', kind: 'number', unit: 'sc', merge: 'sum' },
    { field: 'income', wire: 'saleValue', kind: 'money', merge: 'sum' },
    { field: 'cost', wire: 'costValue', kind: 'money', merge: 'sum' },
    { field: 'fertilizer', wire: 'fertilizerTons', kind: 'number', unit: 't', merge: 'sum' },
    { field: 'fertilizerCost', wire: 'fertilizerValue', kind: 'money', merge: 'sum' },
  ],
  indicators: [
    { name: 'area', kind: 'number', unit: 'ha', parts: ['area'], figure: ({ area = null }) => area },
    {
      name: 'production',
      kind: 'number',
      unit: 'sc',
      decimals: 0,
      better: 'up',
      parts: ['sacks'],
      figure: ({ sacks = null }) => sacks,
    },
    {
      name: 'yield',
      kind: 'number',
      unit: 'sc/ha',
      better: 'up',
      parts: ['sacks', 'area'],
      figure: ({ sacks, area }) => quotient(sacks, area),
    },
    {
      name: 'costPerHectare',
      kind: 'money',
      better: 'down',
      parts: ['cost', 'area'],
      figure: ({ cost, area }) => quotient(cost, area),
    },
    {
      name: 'costPerSack',
      kind: 'money',
      better: 'down',
      parts: ['cost', 'sacks'],
      figure: ({ cost, sacks }) => quotient(cost, sacks),
    },
    { name: 'price', kind: 'money', better: 'up', parts: ['income', 'sold'], figure: sackPrice },
    {
      name: 'margin',
      kind: 'money',
      better: 'up',
      parts: ['sacks', 'area', 'income', 'sold', 'cost'],
      figure: marginPerHectare,
    },
    {
      name: 'breakEven',
      kind: 'number',
      unit: 'sc/ha',
      better: 'down',
      parts: ['cost', 'area', 'income', 'sold'],
      figure: breakEven,
    },
    {
      name: 'exchange',
      kind: 'number',
      unit: 'sc/t',
      better: 'down',
      parts: ['fertilizerCost', 'fertilizer', 'income', 'sold'],
      figure: exchange,
    },
  ],
  ask: indicatorCalls.agriculture,
};

export const Component = indicatorBoard(board);
