import { useEffect, useEffectEvent, useState } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { useChosen } from '@/domain/selection/useChosen';
import { useOpenedBare } from '@/domain/selection/useOpenedBare';
import type { useAddressValues } from '@/platform/routing/useAddressValues';
import type { PlotResult } from './resultTypes';
import { begunResults } from './rules/begunResults';
import type { ResultFilters } from './rules/filters';

type Write = (
  changes: Readonly<Record<string, readonly string[]>>,
  options?: Parameters<ReturnType<typeof useAddressValues>['set']>[1],
) => void;

/**
 * Results begin with the harvest and the farm that somebody works on, on whichever page they were chosen; an address that
 * says something is left as it is. One harvest or farm that is chosen here is chosen for the next page too.
 */
export function useBegunResults(rows: readonly PlotResult[], left: ResultFilters, write: Write) {
  const [farm, chooseFarm] = useChosen('farm');
  const [harvest, chooseHarvest] = useChosen('harvest');
  const farms = useLookup('farms', undefined).options;
  const farmName = farms.find(({ id }) => String(id) === farm)?.name ?? null;
  const bare = useOpenedBare();
  const [changed, setChanged] = useState(false);
  const begins = bare && !changed;
  // The names of the farms come on their own; without them the farm would be left out.
  const known = rows.length > 0 && (!farm || farmName !== null || farms.length > 0);
  const filters = begins && known ? begunResults(rows, left, harvest ?? null, farmName) : left;
  const settle = useEffectEvent(() => {
    if (filters.harvestIds !== left.harvestIds || filters.farms !== left.farms)
      write({ safra: filters.harvestIds.map(String), propriedade: filters.farms }, { onlyHere: true });
  });
  useEffect(() => {
    if (begins && known) settle();
  }, [begins, known]);
  return {
    filters,
    write: ((changes) => {
      setChanged(true);
      const { safra, propriedade } = changes;
      if (safra && safra.length < 2) chooseHarvest(safra[0] ?? null);
      if (propriedade && propriedade.length < 2) {
        const id = farms.find(({ name }) => name === propriedade[0])?.id;
        if (propriedade.length === 0 || id !== undefined) chooseFarm(id === undefined ? null : String(id));
      }
      write(changes);
    }) satisfies Write,
  };
}
