import Button from '@mui/material/Button';
import { useState } from 'react';
import { DataTable } from '@/platform/grid/DataTable';
import { sampleRowActions } from '@/platform/grid/gallery/sampleActions';
import { sampleColumns } from '@/platform/grid/gallery/sampleColumns';
import { sampleRows } from '@/platform/grid/gallery/sampleRows';
import { useGridState } from '@/platform/grid/useGridState';

export const BENCH = {
  mount: 'grid-mount',
  rows: 10_000,
  page: 100,
} as const;

const rows = sampleRows(BENCH.rows);

interface GridBenchProps {
  /** Words of its own: it is no screen. */
  readonly words: { readonly label: string; readonly mount: string };
}

function Table({ label }: { readonly label: string }) {
  const grid = useGridState('bench', { pageSize: BENCH.page });
  return (
    <DataTable
      grid={grid}
      label={label}
      columns={sampleColumns}
      rows={rows}
      status="ready"
      rowActions={sampleRowActions}
    />
  );
}

/** Measures from now until what the next frame shows has been painted. */
function measure(name: string, act: () => void): void {
  performance.mark(`${name}:start`);
  act();
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => performance.measure(name, `${name}:start`), {
      once: true,
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}

/**
 * A page of 100 rows out of 10,000: the first button mounts it, as measure `grid-mount`. Sorting is a press on a head,
 * timed by the caller.
 */
export function GridBench({ words }: GridBenchProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => measure(BENCH.mount, () => setShown((now) => !now))}>{words.mount}</Button>
      {shown && <Table label={words.label} />}
    </>
  );
}
