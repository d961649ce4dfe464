import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LookupState, useLookup } from '@/domain/lookups/useLookup';
import { begunFilters, choicesIn, type FilterNames } from '@/domain/selection/begunFilters';
import { choose } from '@/domain/selection/selection';
import { useChosen } from '@/domain/selection/useChosen';
import type { Report } from '@/families/report/reportTypes';
import type { RawFilters } from '@/platform/filters/filterValues';
import { useSame } from '@/platform/react/useSame';
import { useAppDispatch } from '@/platform/store/hooks';
import { costCenters, farms, harvests } from './filters';

const PLACES = { farm: farms, harvest: harvests, costCenter: costCenters } as const;
const NOTHING: RawFilters = {};

/** The filters of a report that are the farm, the harvest and the cost center that somebody works on. */
function placesOf(report: Report): FilterNames {
  const names = new Set(report.filters.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(PLACES).flatMap(([kind, { name }]) => (names.has(name) ? [[kind, name]] : [])),
  );
}

// Until the list is there nothing is offered: a filter whose name cannot be shown is not begun with.
const idsOf = ({ options }: LookupState) => options.map(({ id }) => String(id));
const isThere = ({ loading }: LookupState) => !loading;

/**
 * A report that is opened without a word in its address begins with the farm, the harvest and the cost center that
 * somebody works on: its filters show them. What is chosen in its filters is
 * chosen for the next page too.
 */
export function useBegunReport(report: Report) {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const names = useMemo(() => placesOf(report), [report]);
  const [farm] = useChosen('farm');
  const [harvest] = useChosen('harvest');
  const [costCenter] = useChosen('costCenter');
  const bare = params.size === 0;
  const wants = (kind: keyof FilterNames, id: string | null | undefined) =>
    bare && names[kind] !== undefined && Boolean(id);
  const farmList = useLookup('farms', wants('farm', farm) ? undefined : null);
  const harvestList = useLookup('harvests', wants('harvest', harvest) ? undefined : null);
  const farmId = wants('costCenter', costCenter) && farm ? Number(farm) : null;
  const centerList = useLookup('costCenters', farmId === null ? null : { farmId });
  const [farmIds, harvestIds, centerIds] = [idsOf(farmList), idsOf(harvestList), idsOf(centerList)];
  // What the report begins with is known once the lists are there, or do not come.
  const ready =
    !bare ||
    ((!wants('farm', farm) || isThere(farmList)) &&
      (!wants('harvest', harvest) || isThere(harvestList)) &&
      (farmId === null || isThere(centerList)));
  const begun = useSame(
    bare
      ? begunFilters(
          NOTHING,
          names,
          { farm, harvest, costCenter },
          { farm: farmIds, harvest: harvestIds, costCenter: centerIds },
        )
      : NOTHING,
  );
  const onFilters = useCallback(
    (before: RawFilters, after: RawFilters) => {
      for (const [kind, id] of choicesIn(before, after, names)) dispatch(choose(kind, id));
    },
    [dispatch, names],
  );
  return { begun, ready, onFilters };
}
