// @vitest-environment node
import { expect, it } from 'vitest';
import { spentOn } from './spent.mjs';

const words = (text) => text.split('\n').map((line) => line.split(/\s{2,}/).map((word) => word.trim()));

it('says what each step took, its share, and the whole', () => {
  const lines = words(
    spentOn([
      { name: 'unit', ms: 90_400 },
      { name: 'browser', ms: 269_600 },
    ]),
  );
  expect(lines).toContainEqual(['unit', '1:30', '25 %']);
  expect(lines).toContainEqual(['browser', '4:30', '75 %']);
  expect(lines.at(-1)).toEqual(['whole', '6:00']);
});

it('says so when the whole run takes longer than its budget', () => {
  expect(spentOn([{ name: 'browser', ms: 35 * 60_000 }])).not.toMatch(/over/);
  expect(spentOn([{ name: 'browser', ms: 35 * 60_000 + 1 }])).toMatch(/over the 35 minutes/);
});
