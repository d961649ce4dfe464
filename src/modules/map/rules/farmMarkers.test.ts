import { expect, test } from 'vitest';
import { farmRow, someFarms } from '@/domain/land/testing/farms';
import { farmMarkers, farmPlace } from './farmMarkers';
import { mapTree } from './mapTree';

const tree = mapTree(someFarms);
const project = (pixels: number) => (at: { lat: number; lng: number }) => ({
  x: at.lng * pixels,
  y: -at.lat * pixels,
});

test('farms that would stand on each other share a marker', () => {
  expect(farmMarkers(tree.farms, project(20)).map(({ farms }) => farms.length)).toEqual([2]);
  expect(farmMarkers(tree.farms, project(2000)).map(({ farms }) => farms.length)).toEqual([1, 1]);
});

test('a farm is where its plots are, else in its city, else nowhere', () => {
  const [first] = tree.farms;
  expect(first && farmPlace(first)?.lat).toBeCloseTo(-24.695, 6);
  const [bare, lost] = mapTree([
    farmRow({ id: 8 }),
    farmRow({
      id: 9,
      city: { id: 1, name: 'X', stateId: 1, stateName: 'Y', latitude: null, longitude: null },
    }),
  ]).farms;
  expect(bare && farmPlace(bare)).toEqual({ lat: -24.72, lng: -53.74 });
  expect(lost && farmPlace(lost)).toBeNull();
});
