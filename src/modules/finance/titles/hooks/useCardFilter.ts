import { useCallback } from 'react';
import { useGridPreference } from '@/platform/grid/gridPreferences';
import type { GridState } from '@/platform/grid/useGridState';
import { type CardName, CARDS } from '../components/TitleCards';
import type { TitleTab } from '../rules/titleTabs';
import type { TitleAddress } from './useTitleAddress';
import { SITUATION } from './useTitleFilters';

/** Which card the list is filtered by, if it is exactly one. */
function activeCard(tab: TitleTab, situation: string | undefined): CardName | null {
  if (tab === 'baixados') return 'paid';
  return CARDS.find((name) => name === situation) ?? null;
}

/** A card filters the list by what it counts; pressed again it filters no more. */
export function useCardFilter(grid: GridState, { tab, setTab }: Pick<TitleAddress, 'tab' | 'setTab'>) {
  const active = activeCard(tab, grid.query.filters[SITUATION]);
  const [, keep] = useGridPreference(grid.id);
  const pick = useCallback(
    (name: CardName) => {
      const { [SITUATION]: _chosen, ...others } = grid.query.filters;
      const off = name === active;
      const next = off || name === 'paid' ? others : { ...others, [SITUATION]: name };
      keep({ query: { filters: next } });
      if (name === 'paid') setTab(off ? 'todos' : 'baixados', next);
      else setTab(tab === 'baixados' ? 'todos' : tab, next);
    },
    [grid, tab, setTab, active, keep],
  );
  return { active, pick };
}
