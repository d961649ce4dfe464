import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { ExportTable } from '@/platform/export/exportTable';
import { paperTable } from '@/platform/export/printTable';
import { onPrinting } from '@/platform/export/onPrinting';
import { useStable } from '@/platform/react/useStable';

/** What stands beside it in its frame is for the screen. */
const Place = styled('div')({
  display: 'none',
  '@media print': {
    '&:not(:empty)': { display: 'block' },
    ':has(> &:not(:empty)) > :not(&)': { display: 'none !important' },
    ':has(> &:not(:empty))': { border: '0 !important', overflow: 'visible !important' },
  },
});

interface PaperTableProps {
  /** The table as it is when the browser prints; null prints what the screen shows. */
  readonly table: () => { readonly table: ExportTable; readonly note: string } | null;
}

/**
 * What a grid or sheet is on paper when the browser prints the page: a scrolled list has drawn only the rows in view, so
 * all of them are written here for as long as it prints, in place of everything beside it.
 */
export function PaperTable({ table }: PaperTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const tableNow = useStable(table);
  useLayoutEffect(
    () =>
      onPrinting((printing) => {
        const content = printing ? tableNow() : null;
        place.current?.replaceChildren(
          ...(content ? [paperTable(document, content.table, content.note, 'h2')] : []),
        );
      }),
    [tableNow],
  );
  return <Place ref={place} />;
}
