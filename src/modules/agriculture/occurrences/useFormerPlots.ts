import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { useAppSelector } from '@/platform/store/hooks';
import { plotFarms } from '../agricultureSlice';
import { occurrences } from './occurrencesSlice';
import { type FieldWorld, formerSubjectsOf } from './rules/fieldPlots';

const NONE: readonly OccurrenceSubject[] = [];

/** Plots that were inactivated and have records; none while it is not known which plots there are. */
export function useFormerPlots(world: FieldWorld): readonly OccurrenceSubject[] {
  const { t } = useTranslation('agricultureOccurrences');
  const rows = useAppSelector(occurrences.selectRows);
  // The open record may be there before the list.
  const opened = useAppSelector(occurrences.selectItem).data;
  const farms = useAppSelector(plotFarms.selectRows);
  const { loadedAt } = useAppSelector(plotFarms.selectList);
  return useMemo(() => {
    if (loadedAt === null) return NONE;
    const records = opened ? [...rows, opened] : rows;
    return formerSubjectsOf(records, farms, world, {
      name: ({ name, farmName }) => t('formerPlot.name', { name, farm: farmName }),
      reason: t('formerPlot.reason'),
    });
  }, [rows, opened, farms, loadedAt, world, t]);
}
