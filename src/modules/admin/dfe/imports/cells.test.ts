// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DIRECTIONS } from '../rules/operations';
import { dayCell, digitsCell, flagCell, wordCell } from './cells';

beforeAll(() => startI18n('pt-BR', ['adminDfe']));

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

it('reads yes and no, and words of a list without accents', () => {
  expect(['Sim', 'NÃO', ''].map(flagCell)).toEqual([true, false, false]);
  expect(() => flagCell('talvez')).toThrow('Sim ou Não');
  const direction = wordCell('adminDfe', 'nature.directions', DIRECTIONS);
  expect(['saida', 'Entrada', 'OUT'].map(direction)).toEqual(['OUT', 'IN', 'OUT']);
  expect(() => direction('lado')).toThrow('Saída, Entrada');
});
