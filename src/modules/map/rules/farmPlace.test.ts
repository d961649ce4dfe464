import { describe, expect, it } from 'vitest';
import { partlyOut } from './farmPlace';

const view = { south: -25, west: -54, north: -24, east: -53 };

describe('partlyOut', () => {
  it.each([
    ['within the view', { south: -24.6, west: -53.6, north: -24.5, east: -53.5 }, false],
    ['beyond the edge', { south: -23.9, west: -53.6, north: -23.8, east: -53.5 }, true],
    [
      'cut off at the edge, a third to be seen',
      { south: -24.1, west: -53.6, north: -23.8, east: -53.5 },
      true,
    ],
    [
      'cut off at the edge, four fifths to be seen',
      { south: -24.4, west: -53.6, north: -23.9, east: -53.5 },
      false,
    ],
    ['larger than the view, which lies amid it', { south: -26, west: -55, north: -23, east: -52 }, false],
  ])('%s', (_, box, expected) => {
    expect(partlyOut(box, view)).toBe(expected);
  });
});
