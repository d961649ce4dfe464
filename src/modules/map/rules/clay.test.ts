import { expect, it } from 'vitest';
import { clayFault, weightedClay } from './clay';

it.each([
  [0, false],
  [100, false],
  [38.5, false],
  [-0.1, true],
  [100.1, true],
  [null, true],
])('clay content %s is refused: %s', (value, refused) => {
  expect(clayFault(value)).toBe(refused);
});

it('weighs by area and leaves unknown plots out', () => {
  const rows = [
    { clayContent: 60, usefulAreaSize: 10 },
    { clayContent: 30, usefulAreaSize: 20 },
    { clayContent: null, usefulAreaSize: 500 },
  ];
  expect(weightedClay(rows)).toBe(40);
  expect(weightedClay([{ clayContent: null, usefulAreaSize: 3 }])).toBeNull();
});
