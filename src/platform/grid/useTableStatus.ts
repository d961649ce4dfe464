import { useLate } from '@/platform/grid/useLate';
import { motion } from '@/platform/theme/tokens';
import type { DataTableProps } from './dataTableProps';
import { stateOf } from './parts/GridStates';

const NONE_LASTING: readonly string[] = [];

/** What a table shows instead of rows, or while they come. */
export function useTableStatus<Row extends object>(
  { grid, status, error, filters }: DataTableProps<Row>,
  hasRows: boolean,
) {
  const { search, filters: chosen } = grid.query;
  const pending = status === 'idle' || status === 'loading';
  const skeleton = useLate(pending && !hasRows, motion.delayMs.skeleton);
  const lasting = filters?.filter((spec) => spec.lasting).map(({ name }) => name) ?? NONE_LASTING;
  const narrowed = search !== '' || Object.keys(chosen).some((name) => !lasting.includes(name));
  const state = stateOf(status, error, hasRows, narrowed);
  return { pending, skeleton, narrowed, state, headless: state === 'forbidden' || state === 'failed' };
}
