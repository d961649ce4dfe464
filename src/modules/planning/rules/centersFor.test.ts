import { expect, it } from 'vitest';
import type { Center, LineValues } from '@/families/activity/activityValues';
import { centersFor, isByArea } from './centersFor';

const center = (id: number, kind: string | null): Center => ({
  id,
  name: `C${id}`,
  groupName: 'SEDE',
  area: 1,
  plots: 0,
  kind,
});
const centers = [center(1, 'SOYBEAN'), center(2, 'BROILER'), center(3, null), center(4, 'TAMBAQUI')];
const idsFor = (activity: string, used: number[] = []) =>
  centersFor(activity, centers, {
    production: used.map((centerId) => ({ centerId }) as LineValues),
  }).map(({ id }) => id);

it('offers the centers of an activity, and those of which nothing is known', () => {
  expect(idsFor('CROP')).toEqual([1, 3, 4]);
  expect(idsFor('BROILER')).toEqual([2, 3, 4]);
  expect(idsFor('FISH')).toEqual([3, 4]);
  expect(idsFor('TRANSPORT')).toEqual([1, 2, 3, 4]);
});

it('divides by hectares what grows on land, or may', () => {
  expect(['SOYBEAN', 'EUCALYPTUS', null, 'TAMBAQUI'].map(isByArea)).toEqual([true, true, true, true]);
  expect(['BROILER', 'TILAPIA', 'SWINE', 'MILK'].map(isByArea)).toEqual([false, false, false, false]);
});

it('keeps those that the plan has', () => {
  expect(idsFor('FISH', [1])).toEqual([1, 3, 4]);
});
