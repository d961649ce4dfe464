import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import type { GridState } from '@/platform/grid/useGridState';
import { useSame } from '@/platform/react/useSame';
import { begunFilters, choicesIn, type FilterNames } from './begunFilters';
import { useChosen } from './useChosen';
import { useOpenedBare } from './useOpenedBare';

/**
 * A list that begins with the farm chosen last on any page: its own filters of the last visit come back in the same way,
 * and stand over it. It does not begin with a harvest, which would leave out what has none, a bill that is due among it;
 * both are chosen for the next page when they are chosen in its filters. An address that says something of the list is
 * not touched, so that a card or a link leads to the rows that it counted.
 */
export function useBegunGrid(grid: GridState, names: Pick<FilterNames, 'farm' | 'harvest'>): GridState {
  const [farm, chooseFarm] = useChosen('farm');
  const [, chooseHarvest] = useChosen('harvest');
  const bare = useOpenedBare();
  const [changed, setChanged] = useState(farm === undefined);
  const begins = bare && !changed;
  const farms = useLookup('farms', begins && farm ? undefined : null);
  const offered = farms.loading || farms.failed ? null : farms.options.map(({ id }) => String(id));
  const known = !farm || offered !== null;
  const { query, setQuery } = grid;
  const filters = useSame(
    begins ? begunFilters(query.filters, names, { farm }, { farm: offered }) : query.filters,
  );
  const settle = useEffectEvent(() => {
    if (JSON.stringify(filters) !== JSON.stringify(query.filters)) setQuery({ filters }, { onlyHere: true });
  });
  useEffect(() => {
    if (begins && known) settle();
  }, [begins, known]);
  return useMemo(
    (): GridState => ({
      ...grid,
      query: { ...query, filters },
      setQuery: (change, options) => {
        setQuery(change, options);
        if (!change.filters) return;
        setChanged(true);
        for (const [kind, id] of choicesIn(filters, change.filters, names))
          if (kind === 'farm') chooseFarm(id);
          else chooseHarvest(id);
      },
    }),
    [grid, query, filters, setQuery, names, chooseFarm, chooseHarvest],
  );
}
