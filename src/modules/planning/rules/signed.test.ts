import { expect, test } from 'vitest';
import { signedCents, signedPercent } from './signed';

test('a difference carries its sign, and nothing has none', () => {
  expect([624_000, -403_000, 0, 0.2].map(signedCents)).toEqual(['+6.240,00', '-4.030,00', '0,00', '0,00']);
  expect([12, -5, 0.04].map(signedPercent)).toEqual(['+12,0', '-5,0', '0,0']);
});
