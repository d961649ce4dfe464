import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { renderGrid } from '@/platform/grid/testing/renderGrid';
import { useLocalGridState } from '@/platform/grid/useGridState';

interface Lot {
  id: number;
  name: string;
  birds: number;
}
const LOTS: readonly Lot[] = Array.from({ length: 48 }, (_, index) => ({
  id: index + 1,
  name: `Lote ${index + 1}`,
  birds: 100,
}));
const COLUMNS: readonly ColumnSpec<Lot>[] = [
  { field: 'name', header: 'Lote', identifying: true },
  { field: 'birds', header: 'Aves', kind: 'number', decimals: 0, total: 'sum' },
];

function Lots({ rows }: { readonly rows: readonly Lot[] }) {
  const grid = useLocalGridState('lots', { pageSize: 10 });
  return <DataTable grid={grid} label="Lotes" columns={COLUMNS} rows={rows} status="ready" />;
}
// Paper is not the screen: what stands on it is not shown there.
const HIDDEN = { hidden: true };
const print = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));

describe('a grid that the browser prints', () => {
  it('is a table of every row under repeated heads, with each total in the column that it sums', async () => {
    await renderGrid(<Lots rows={LOTS} />);
    expect(screen.queryByRole('table', HIDDEN)).not.toBeInTheDocument();
    print('beforeprint');
    const paper = within(screen.getByRole('table', HIDDEN));
    const cells = paper
      .getAllByRole('row', HIDDEN)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[0]).toEqual(['Lote', 'Aves']);
    expect(cells.slice(1, -1)).toHaveLength(48);
    expect(cells.at(-1)).toEqual(['', '4.800']);
    print('afterprint');
    expect(screen.queryByRole('table', HIDDEN)).not.toBeInTheDocument();
  });

  it('stays what the screen shows while it has no rows', async () => {
    await renderGrid(<Lots rows={[]} />);
    print('beforeprint');
    expect(screen.queryByRole('table', HIDDEN)).not.toBeInTheDocument();
  });
});
