import type { Board } from '@/families/report/board/boardTypes';
import { quotient } from '@/families/report/board/rules/indicatorFigures';
import { indicatorBoard } from './indicatorBoard';
import { indicatorCalls } from './indicatorsService';
import { animalUnits, offtake } from './rules/livestock';

export const board: Board = {
  name: 'animals',
  key: 'ANIMAL_INDICATORS',
  periods: 'months',
  choice: { name: 'especie', wire: 'species', values: ['CATTLE', 'SHEEP', 'SWINE'] },
  parts: [
    { field: 'opening', wire: 'openingHeads', kind: 'number', decimals: 0, merge: 'first' },
    { field: 'closing', wire: 'closingHeads', kind: 'number', decimals: 0, merge: 'last' },
    { field: 'meanHeads', wire: 'meanHeads', kind: 'number', decimals: 1, merge: 'mean' },
    { field: 'liveWeight', wire: 'liveWeight', kind: 'number', unit: 'kg', decimals: 0, merge: 'last' },
    { field: 'pasture', wire: 'pastureAreaSize', kind: 'number', unit: 'ha', merge: 'last' },
    { field: 'dams', wire: 'damHeads', kind: 'number', decimals: 1, merge: 'mean' },
    { field: 'born', wire: 'bornHeads', kind: 'number', decimals: 0, merge: 'sum' },
    { field: 'dead', wire: 'deadHeads', kind: 'number', decimals: 0, merge: 'sum' },
    { field: 'sold', wire: 'soldHeads', kind: 'number', decimals: 0, merge: 'sum' },
    { field: 'bought', wire: 'boughtHeads', kind: 'number', decimals: 0, merge: 'sum' },
    { field: 'gain', wire: 'weightGain', kind: 'number', unit: 'kg', decimals: 0, merge: 'sum' },
    { field: 'headDays', wire: 'headDays', kind: 'number', decimals: 0, merge: 'sum' },
    { field: 'arrobas', wire: 'soldArrobas', kind: 'number', unit: '@', merge: 'sum' },
    { field: 'income', wire: 'saleValue', kind: 'money', merge: 'sum' },
  ],
  indicators: [
    {
      name: 'heads',
      kind: 'number',
      decimals: 0,
      parts: ['closing'],
      figure: ({ closing = null }) => closing,
    },
    {
      name: 'animalUnits',
      kind: 'number',
      unit: 'UA',
      parts: ['liveWeight'],
      figure: ({ liveWeight }) => animalUnits(liveWeight),
    },
    {
      name: 'stocking',
      kind: 'number',
      unit: 'UA/ha',
      parts: ['liveWeight', 'pasture'],
      figure: ({ liveWeight, pasture }) => quotient(animalUnits(liveWeight), pasture),
    },
    {
      name: 'birthRate',
      kind: 'percent',
      better: 'up',
      parts: ['born', 'dams'],
      figure: ({ born, dams }) => quotient(born, dams, 100),
    },
    {
      name: 'mortality',
      kind: 'percent',
      better: 'down',
      parts: ['dead', 'meanHeads'],
      figure: ({ dead, meanHeads }) => quotient(dead, meanHeads, 100),
    },
    {
      name: 'offtake',
      kind: 'percent',
      better: 'up',
      parts: ['sold', 'bought', 'opening', 'closing'],
      figure: offtake,
    },
    {
      name: 'dailyGain',
      kind: 'number',
      unit: 'kg',
      decimals: 3,
      better: 'up',
      parts: ['gain', 'headDays'],
      figure: ({ gain, headDays }) => quotient(gain, headDays),
    },
    {
      name: 'arrobasSold',
      kind: 'number',
      unit: '@',
      better: 'up',
      parts: ['arrobas'],
      figure: ({ arrobas = null }) => arrobas,
    },
    {
      name: 'arrobaPrice',
      kind: 'money',
      better: 'up',
      parts: ['income', 'arrobas'],
      figure: ({ income, arrobas }) => quotient(income, arrobas),
    },
  ],
  ask: indicatorCalls.animals,
};

export const Component = indicatorBoard(board);
