import { expect, it } from 'vitest';
import { keysOf } from '@/platform/typed/records';
import { typeScale } from './tokens';
import { typeStep } from './typography';

const BROWSERS_OWN_SIZE = 16;

it.each(keysOf(typeScale))('%s follows the size of text that the reader has chosen', (name) => {
  const { size, line, weight } = typeScale[name];
  const { fontSize, lineHeight, fontWeight } = typeStep(name);
  expect(fontSize).toMatch(/^[\d.]+rem$/);
  expect(Number.parseFloat(fontSize) * BROWSERS_OWN_SIZE).toBeCloseTo(size, 6);
  expect(lineHeight * size).toBeCloseTo(line, 2);
  expect(fontWeight).toBe(weight);
});
