import type { BusinessActivity, Plot } from '../mapTypes';
import type { World } from '../types';
import type { Cycle } from './fieldTypes';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The cycle of a crop on a plot: the one of its cultivar, where that has one of its own, else the first of the crop. */
export function cycleOf(
  world: World,
  { customerId }: Plot,
  crop: BusinessActivity,
  seed: string,
): Cycle | undefined {
  const own = world.field.cycles.filter(
    (row) => row.customerId === customerId && row.active && row.businessActivityId === crop.id,
  );
  return own.find(({ cultivar }) => cultivar && folded(seed).includes(folded(cultivar))) ?? own[0];
}
