import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import { renderGrid } from '@/platform/grid/testing/renderGrid';
import { paperTable } from '@/platform/export/printTable';
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

describe('a table with headings', () => {
  it('shows how deep a row lies by its indent, not by a column of numbers', () => {
    const text = { type: 'text', decimals: 0 } as const;
    const paper = paperTable(
      document,
      {
        title: 'Boletim',
        columns: [
          { head: '', type: 'number', decimals: 0 },
          { ...text, head: 'Campo' },
          { ...text, head: 'Valor' },
        ],
        rows: [
          [1, 'Produtor', ''],
          [2, 'Nome', 'ANA'],
        ],
        totals: [null, 'Total', '1'],
        headings: new Set([0]),
        endTogether: 0,
      },
      'nota',
    );
    const rows = [...paper.querySelectorAll('tr')];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Campo', 'Valor'],
      ['Produtor', ''],
      ['Nome', 'ANA'],
      ['Total', '1'],
    ]);
    // The last of the rows that stay together asks for nothing below it.
    expect(rows.map((row) => row.classList.contains('joined'))).toEqual([false, true, false, false]);
    const indents = rows.map((row) => row.cells[0]?.style.paddingLeft ?? '');
    expect(indents[2]).not.toBe('');
    expect([indents[0], indents[1], indents[3]]).toEqual(['', '', '']);
  });
});
