import { expect, it } from 'vitest';
import { formatSigned } from './formatSigned';

it('says whether a difference is above or below, and nothing of one that rounds to none', () => {
  expect(formatSigned(36.4)).toBe('+36');
  expect(formatSigned(0.4)).toBe('0');
  expect(formatSigned(-8)).toMatch(/^[-−]8$/);
});
