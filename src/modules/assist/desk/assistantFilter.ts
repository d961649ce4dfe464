import { useMemo } from 'react';
import type { GridState } from '@/platform/grid/useGridState';
import { ASSISTANT } from './deskFilters';

/** The filter by assistant, which 'Minha fila', the select and the workload share with the filters' drawer. */
export function useAssistantFilter({ query, setQuery }: GridState, userId: number) {
  const { filters } = query;
  return useMemo(() => {
    const { [ASSISTANT]: chosen = null, ...others } = filters;
    const choose = (value: string | null) =>
      setQuery({ filters: value === null ? others : { ...others, [ASSISTANT]: value } });
    const isMine = chosen === String(userId);
    return { chosen, choose, isMine, toggleMine: () => choose(isMine ? null : String(userId)) };
  }, [filters, setQuery, userId]);
}
