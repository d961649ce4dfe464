import { useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import type { Rotation } from '../rotationTypes';
import { farmsOf, plotsOfFarm } from '../rules/farmPlots';

const FARM = 'propriedade';

/**
 * The farm that is shown, in the address: it begins with the one that somebody works on, where it has plots here. Crops
 * to plan are those of all farms: their entries stay.
 */
export function useShownFarm(rotation: Rotation | null) {
  const lookup = useLookup('farms', undefined);
  const known = useMemo(() => rotation && farmsOf(rotation.plots), [rotation]);
  const offered = useMemo(() => known && known.map(({ id }) => String(id)), [known]);
  const { number, choose } = useBegunFilter('farm', FARM, offered);
  const shown = useMemo(
    () => rotation && { ...rotation, plots: plotsOfFarm(rotation.plots, number) },
    [rotation, number],
  );
  // While another year is on its way the choice stands where it was.
  const farms = useMemo(
    () => known ?? lookup.options.map(({ id, name }) => ({ id: Number(id), name })),
    [known, lookup.options],
  );
  return {
    farm: farms.find(({ id }) => id === number) ?? null,
    farmId: number,
    farms,
    shown,
    choose: (id: number | null) => choose(id === null ? null : String(id), { push: true }),
  };
}
