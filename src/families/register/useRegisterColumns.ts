import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { RowId } from '@/platform/store/resourceState';
import { columnFilters } from './columnFilters';
import { columnOfKind } from './columnKinds';
import type { RegisterColumn, RegisterDescriptor } from './registerTypes';
import type { RegisterTexts } from './registerTexts';

/** The grid's columns: by their kind, then as the descriptor has them, with their words. */
export function registerColumns<Row>(
  described: readonly RegisterColumn<Row>[],
  texts: Pick<RegisterTexts, 'column' | 'option'>,
): ColumnSpec<Row>[] {
  return described.map((column) => {
    const { filter: _filter, icons: _icons, kind: _kind, mask: _mask, value, ...own } = column;
    const { kind, ...usual } = columnOfKind(column, texts);
    return {
      ...(value ? { value } : {}),
      ...usual,
      ...own,
      kind,
      header: texts.column(column.field),
    };
  });
}

/** The grid's columns with their words, and a filter for each. */
export function useRegisterColumns<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
>(register: Pick<RegisterDescriptor<Row, Item, Values>, 'columns' | 'paging'>, texts: RegisterTexts) {
  return useMemo(() => {
    const columns = registerColumns(register.columns, texts);
    return { columns, filters: columnFilters(register.columns, columns, register.paging) };
  }, [register, texts]);
}
