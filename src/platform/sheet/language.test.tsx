import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { renderGrid } from '@/platform/grid/testing/renderGrid';
import { useGridState } from '@/platform/grid/useGridState';
import { Sheet } from '@/platform/sheet/Sheet';

const ROWS = [{ id: 1, name: 'Talhão 01', area: 1769.5, since: '2026-11-12' }];
type Row = (typeof ROWS)[number];
const COLUMNS: readonly ColumnSpec<Row>[] = [
  { field: 'name', header: 'Talhão', identifying: true },
  { field: 'area', header: 'Área', kind: 'number', total: 'sum' },
  { field: 'since', header: 'Desde', kind: 'date' },
];

function Tables() {
  const grid = useGridState('plots');
  const [columns] = useState(COLUMNS);
  return (
    <>
      <DataTable label="Talhões" columns={columns} rows={ROWS} status="ready" grid={grid} />
      <Sheet id="sheet" label="Folha" columns={columns} rows={ROWS} getRowId={({ id }) => id} />
    </>
  );
}

it('a table that stands open writes its figures anew when the language changes', async () => {
  await renderGrid(<Tables />);
  const figures = screen.getAllByText('1.769,50').length;
  expect(figures).toBeGreaterThanOrEqual(2);
  await act(() => i18next.changeLanguage('en-US'));
  expect(screen.getAllByText('1,769.50')).toHaveLength(figures);
  expect(screen.queryAllByText('1.769,50')).toEqual([]);
  expect(screen.getAllByRole('gridcell', { name: '12/11/2026' })).toHaveLength(2);
});
