import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { useGridState } from '@/platform/grid/useGridState';
import { useTableRows } from '@/platform/grid/useTableRows';
import type { RowId } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';
import { withChoices } from './choiceFilters';
import type { Register } from './defineRegister';
import type { RegisterTexts } from './registerTexts';
import { useRegisterColumns } from './useRegisterColumns';

const NO_ROWS: readonly never[] = [];

/** What the list of a register shows: rows, columns and filters, and the records in the order of the screen. */
export function useRegisterList<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  register: Register<Row, Item, Values>,
  texts: RegisterTexts,
  isRecordOpen: boolean,
) {
  const { t, i18n } = useTranslation('grid');
  const { resource } = register;
  const gridId = `${register.module}.${register.name}`;
  const grid = useGridState(gridId, {
    sort: register.sort ?? { field: register.columns[0]?.field ?? 'id', direction: 'asc' },
  });
  const server = register.paging === 'server';
  const { rows, list, retry } = useList(resource, server ? grid.query : DEFAULT_QUERY);
  const { columns, filters: described } = useRegisterColumns(register, texts);
  const filters = useMemo(() => withChoices(described, columns, rows, t), [described, columns, rows, t]);
  const shown = useMemo(() => visibleColumns(columns, grid.layout), [columns, grid.layout]);
  const { all: ordered } = useTableRows<Row>(
    {
      grid,
      columns,
      // Only an open record asks for its neighbours.
      rows: isRecordOpen ? rows : NO_ROWS,
      filters,
      label: '',
      status: list.status,
      ...(server ? { paging: { mode: 'server', total: list.total } } : {}),
    },
    shown,
    t,
    i18n.language,
  );
  return { grid, rows, list, load: retry, columns, filters, ordered };
}
