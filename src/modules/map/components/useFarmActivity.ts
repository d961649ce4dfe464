import { useLookup } from '@/domain/lookups/useLookup';

/** A part of the business that has cost centers of its own kind. */
export type Business = 'POULTRY';

/** The activities of a farm, of one part of the business alone if given, and the chosen one with what hangs on it. */
export function useFarmActivity(farmId: number | null, farmActivityId: number | null, business?: Business) {
  const all = useLookup('farmActivities', farmId === null || business ? null : { farmId });
  const some = useLookup(
    'farmActivitiesByFilter',
    farmId === null || !business ? null : { farmId, constantFilter: business },
  );
  const source = business ? some : all;
  const chosen = source.options.find(({ id }) => id === farmActivityId);
  return { source, chosen };
}
