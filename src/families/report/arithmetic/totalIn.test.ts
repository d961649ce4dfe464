import { expect, it } from 'vitest';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { ReportRow } from '../reportTypes';
import { totalIn } from './totalIn';

const rows: readonly ReportRow[] = [
  { id: 1, kg: 10 },
  { id: 2, kg: 2.5 },
];
const column = (total?: SheetColumn<ReportRow>['total']): SheetColumn<ReportRow> => ({
  field: 'kg',
  header: 'Peso',
  kind: 'number',
  ...(total ? { total } : {}),
});

it('is the sum, or what the column computes, and nothing where the column has no total', () => {
  expect(totalIn(column('sum'), rows)).toBe(12.5);
  expect(
    totalIn(
      column((all) => all.length * 100),
      rows,
    ),
  ).toBe(200);
  expect(totalIn(column(), rows)).toBeNull();
});
