import { useMemo } from 'react';
import { daysBetween, type LocalDate, today } from '@/platform/format/date';
import { cropDays, lastCropDay, type StageDate, stageDates } from '../relations/rules/relate';
import type { PlantingAnalysis } from './analysisTypes';

export interface CropWeather {
  /** Days since planting. */
  readonly age: number;
  readonly stages: readonly StageDate[];
  /** What the stages follow from; null without a cycle. */
  readonly by: 'DEGREE_DAYS' | 'DAYS' | null;
  /** The stage that it stands in. */
  readonly stage: string | null;
  readonly next: { readonly code: string; readonly date: LocalDate } | null;
  /** mm since planting; null when a day was not read. */
  readonly rain: number | null;
  /** The last day that is in it. */
  readonly until: LocalDate;
}

/** Where a crop stands by its cycle and the days since planting. */
export function useCropWeather({ planting, relation }: PlantingAnalysis): CropWeather {
  return useMemo(() => {
    const now = planting.harvestedOn ?? today();
    const until = lastCropDay(planting.harvestedOn, now);
    const days = cropDays(relation?.days ?? [], planting.plantedOn, until);
    const cycle = relation?.cycle ?? null;
    const dated = cycle
      ? stageDates(cycle.stages, planting.plantedOn, days, cycle.baseTemperature, now)
      : null;
    const stages = dated?.stages ?? [];
    const next = stages.find(({ expected, date }) => expected && date !== null);
    const begun = stages.filter(({ expected, date }) => !expected && date !== null);
    return {
      until,
      age: daysBetween(planting.plantedOn, now),
      stages,
      by: dated?.by ?? null,
      stage: begun.at(-1)?.code ?? null,
      next: next?.date ? { code: next.code, date: next.date } : null,
      rain:
        days.length === 0
          ? null
          : days.reduce<number | null>(
              (sum, { rain }) => (sum === null || rain === null ? null : sum + rain),
              0,
            ),
    };
  }, [planting, relation]);
}
