import { useMemo } from 'react';
import type { LocalDate } from '@/platform/format/date';
import { useQuery } from '@/platform/store/useQuery';
import { pentadsOf } from '../relations/rules/relate';
import { imagesState } from './analysisState';
import type { PlantingAnalysis } from './analysisTypes';
import { axisOf, deficitOn, ndviOn, weatherOn } from './rules/axis';
import { costPerHectare, costSteps } from './rules/costPerHectare';

/** Water of the soil where nothing else is known, mm (FI §3.4). */
const USUAL_CAPACITY = 100;
const NO_IMAGES = [] as const;

/** Everything that the time line of a crop shows, day by day over one axis. */
export function useCropDays({ planting, works, relation }: PlantingAnalysis, now: LocalDate) {
  const images = useQuery(imagesState, planting.plotId);
  const base = relation?.cycle?.baseTemperature ?? null;
  const axis = useMemo(() => axisOf(planting, works, now), [planting, works, now]);
  const steps = useMemo(() => costSteps(works), [works]);
  const cost = useMemo(
    () =>
      costPerHectare(steps, planting.area, axis).map((one, at) =>
        (axis[at] ?? '') > now ? { ...one, value: null } : one,
      ),
    [steps, planting.area, axis, now],
  );
  const days = useMemo(
    () => weatherOn(axis, relation?.days ?? [], planting.plantedOn, base),
    [axis, relation, planting.plantedOn, base],
  );
  const deficit = useMemo(
    () =>
      deficitOn(
        axis,
        relation?.station
          ? pentadsOf(relation.days, relation.station.place, relation.capacity ?? USUAL_CAPACITY)
          : [],
      ),
    [axis, relation],
  );
  const ndvi = useMemo(() => ndviOn(axis, images.data ?? NO_IMAGES), [axis, images.data]);
  return { axis, steps, cost, days, deficit, ndvi, images };
}

export type CropDays = ReturnType<typeof useCropDays>;
