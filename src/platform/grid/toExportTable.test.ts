import { expect, it } from 'vitest';
import { toCsv } from '@/platform/export/csv';
import { signedNumber } from '@/platform/format/signed';
import type { ColumnSpec } from './columnSpec';
import { toExportTable } from './toExportTable';

interface Row {
  readonly more: number | null;
  readonly document: string;
}
const COLUMNS: readonly ColumnSpec<Row>[] = [
  {
    field: 'more',
    header: 'Mais',
    kind: 'number',
    decimals: 0,
    format: (value) => signedNumber(Number(value)),
  },
  { field: 'document', header: 'Documento', format: (value) => `nº ${String(value)}` },
];

it('keeps a number that is shown with its sign as a number, other shown texts as they are shown', () => {
  const rows = [44, -3, null].map((more) => ({ more, document: '7' }));
  const table = toExportTable('x', COLUMNS, rows, ((key: string) => key) as never);
  expect(toCsv(table).split('\r\n').slice(1)).toEqual(['44;nº 7', '-3;nº 7', ';nº 7']);
});
