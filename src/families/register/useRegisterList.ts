import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { useGridState } from '@/platform/grid/useGridState';
import { useTableRows } from '@/platform/grid/useTableRows';
import { useAppSelector } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
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
  const rows = useAppSelector(resource.selectRows);
  const list = useAppSelector(resource.selectList);
  const load = useLoad(
    server ? JSON.stringify(grid.query) : gridId,
    (dispatch) => dispatch(resource.load(grid.query)),
    resource.tags,
  );
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
  return { grid, rows, list, load, columns, filters, ordered };
}
