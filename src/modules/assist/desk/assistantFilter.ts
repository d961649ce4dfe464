import type { GridState } from '@/platform/grid/useGridState';
import { ASSISTANT } from './deskFilters';

/** The filter by assistant, which 'Minha fila', the select and the workload share with the filters' drawer. */
export function assistantFilter(grid: GridState, userId: number) {
  const { [ASSISTANT]: chosen = null, ...others } = grid.query.filters;
  const choose = (value: string | null) =>
    grid.setQuery({ filters: value === null ? others : { ...others, [ASSISTANT]: value } });
  const isMine = chosen === String(userId);
  return { chosen, choose, isMine, toggleMine: () => choose(isMine ? null : String(userId)) };
}
