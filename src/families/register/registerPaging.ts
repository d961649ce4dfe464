import type { FieldValues } from 'react-hook-form';
import type { GridQuery } from '@/platform/grid/gridQuery';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from './defineRegister';

/** Where the pages of a register's list are cut: here, or by the server, which then answers all rows to be exported. */
export function pagingOf<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  { paging, calls }: Pick<Register<Row, Item, Values>, 'paging' | 'calls'>,
  total: number,
) {
  if (paging !== 'server') return { mode: 'client' as const };
  return {
    mode: 'server' as const,
    total,
    loadAll: async (query: GridQuery, signal: AbortSignal) => {
      const answer = await calls.list({ ...query, page: 0, pageSize: total }, signal);
      return Array.isArray(answer) ? answer : answer.rows;
    },
  };
}
