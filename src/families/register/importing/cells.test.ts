// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { dayCell, digitsCell, flagCell, moneyCell, wordCell } from './cells';

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
