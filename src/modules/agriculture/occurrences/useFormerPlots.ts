import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { useList } from '@/platform/store/useResource';
import { plotFarms } from '../agricultureSlice';
import { occurrences } from './occurrencesSlice';
import { useOpenedRecord } from './useOpenedRecord';
import { type FieldWorld, formerSubjectsOf } from './rules/fieldPlots';

const NONE: readonly OccurrenceSubject[] = [];

/** Plots that were inactivated and have records; none while it is not known which plots there are. */
export function useFormerPlots(world: FieldWorld, openId: string | null): readonly OccurrenceSubject[] {
  const { t } = useTranslation('agricultureOccurrences');
  const { rows } = useList(occurrences, undefined);
  // The open record may be there before the list.
  const { data: opened } = useOpenedRecord(openId);
  const { rows: farms, list } = useList(plotFarms, undefined);
  const { loadedAt } = list;
  return useMemo(() => {
    if (loadedAt === null) return NONE;
    const records = opened ? [...rows, opened] : rows;
    return formerSubjectsOf(records, farms, world, {
      name: ({ name, farmName }) => t('formerPlot.name', { name, farm: farmName }),
      reason: t('formerPlot.reason'),
    });
  }, [rows, opened, farms, loadedAt, world, t]);
}
