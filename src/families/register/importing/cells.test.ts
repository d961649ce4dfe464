// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { cellByKind, dayCell, digitsCell, flagCell, moneyCell, numberCell, wordCell } from './cells';

beforeAll(() => startI18n('pt-BR', ['adminDfe', 'register']));

it('gives codes back the zeros that spreadsheets drop', () => {
  expect(digitsCell(8)('1022990')).toBe('01022990');
  expect(digitsCell(7)('01.001.00')).toBe('0100100');
  expect(digitsCell(8)('')).toBe('');
  // What is too short by more was typed wrong.
  expect(digitsCell(8)('123')).toBe('123');
  expect(digitsCell(8)(' ??? ')).toBe('???');
});

it('reads days as people and as programs write them', () => {
  expect(dayCell('1/4/2022')).toBe('2022-04-01');
  expect(dayCell('2022-04-01T00:00:00')).toBe('2022-04-01');
  expect(dayCell(' ')).toBeNull();
  expect(() => dayCell('31/02/2024')).toThrow('não é uma data');
});

it('reads money in cents', () => {
  expect(['1.234,56', 'R$ 0,05', ' '].map(moneyCell)).toEqual([123456, 5, null]);
  expect(() => moneyCell('dez')).toThrow('como 128,50');
});

it('reads yes and no, and words of a list without accents', () => {
  expect(['Sim', 'NÃO', ''].map(flagCell)).toEqual([true, false, false]);
  expect(() => flagCell('talvez')).toThrow('Sim ou Não');
  const direction = wordCell('adminDfe', 'nature.directions', ['IN', 'OUT']);
  expect(['saida', 'Entrada', 'OUT'].map(direction)).toEqual(['OUT', 'IN', 'OUT']);
  expect(() => direction('lado')).toThrow('Entrada, Saída');
});

it('reads numbers as people write them', () => {
  expect(['1.234,5', ' '].map(numberCell())).toEqual([1234.5, null]);
  expect(numberCell(true)('-3')).toBe(-3);
  expect(() => numberCell()('-3')).toThrow('como 12,5');
  expect(() => numberCell()('doze')).toThrow('como 12,5');
});

it('reads a cell by the kind of its field where its column says nothing', () => {
  expect(cellByKind({ kind: 'text', required: true })(' Milho verão ')).toBe('MILHO VERAO');
  expect(cellByKind({ kind: 'text' })(' ')).toBeNull();
  expect(cellByKind({ kind: 'multiline', format: false })(' Como está ')).toBe('Como está');
  expect(cellByKind({ kind: 'percent' })('12,5')).toBe(12.5);
  expect(cellByKind({ kind: 'money' })('18,50')).toBe(1850);
  expect(cellByKind({ kind: 'date' })('15/01/2020')).toBe('2020-01-15');
  expect(cellByKind({ kind: 'checkbox' })('sim')).toBe(true);
});
