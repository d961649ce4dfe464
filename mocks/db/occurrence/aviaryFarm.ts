import type { Aviary, World } from '../types';

/** The farm on which the aviary's cost center lies; the demo spreads the others over the farms with fields. */
export function aviaryFarm({ costCenters, farms }: World, aviary: Aviary) {
  const center = costCenters.find(
    (row) => row.customerId === aviary.customerId && row.aviary?.name === aviary.name,
  );
  if (center) return farms.need(center.farmId);
  const own = farms.filter((farm) => farm.customerId === aviary.customerId && farm.farmType === 1);
  return own[aviary.id < 7 ? 1 : 2] ?? own[0];
}
