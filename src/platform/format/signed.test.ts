import { expect, it } from 'vitest';
import { signedCents, signedNumber, signedPercent } from './signed';

it('a difference carries its sign, and nothing has none', () => {
  expect([624_000, -403_000, 0, 0.2].map(signedCents)).toEqual(['+6.240,00', '-4.030,00', '0,00', '0,00']);
  expect([12, -5, 0.04].map((value) => signedNumber(value, 1))).toEqual(['+12,0', '-5,0', '0,0']);
  expect([1.24, -0.8, 0.04].map((value) => signedPercent(value, 1))).toEqual(['+1,2%', '-0,8%', '0,0%']);
  expect([36.4, 0.4, -8].map((value) => signedNumber(value))).toEqual(['+36', '0', '-8']);
});
