import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { RowId } from '@/platform/store/resourceState';
import { columnFilters } from './columnFilters';
import type { RegisterDescriptor } from './registerTypes';
import type { RegisterTexts } from './registerTexts';

/** The grid's columns with their words, and a filter for each. */
export function useRegisterColumns<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
>(register: Pick<RegisterDescriptor<Row, Item, Values>, 'columns'>, texts: RegisterTexts) {
  return useMemo(
    () => ({
      columns: register.columns.map(({ filter: _filter, ...column }): ColumnSpec<Row> => ({
        ...column,
        header: texts.column(column.field),
      })),
      filters: columnFilters(register.columns, texts.column),
    }),
    [register, texts],
  );
}
