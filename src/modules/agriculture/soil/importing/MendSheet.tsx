import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '@/platform/react/useStable';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange, SheetTotal } from '@/platform/sheet/sheetProps';
import { faultText } from '../points/usePointColumns';
import { MarkedCell } from '../points/cellLook';
import type { PlannedLine } from '../rules/importLines';
import { reasonOf } from './lineWords';

const NO_TOTALS: readonly SheetTotal<PlannedLine>[] = [];
const rowId = ({ line }: PlannedLine) => line.key;
const placeOf = (field: string) => Number(field.slice(1));
const REASON_WIDTH = 320;

interface MendSheetProps {
  readonly lines: readonly PlannedLine[];
  readonly heads: readonly string[];
  readonly onMend: (key: number, cells: readonly string[]) => void;
}

/** The invalid lines, cell by cell: what is put right is checked again at once. */
export function MendSheet({ lines, heads, onMend }: MendSheetProps) {
  const { t } = useTranslation('soilAnalysis');
  const columns = useMemo(
    (): readonly SheetColumn<PlannedLine>[] => [
      {
        field: 'line',
        header: t('importing.line'),
        width: 80,
        sortable: false,
        value: ({ line }) => String(line.line),
      },
      ...heads.map((head, at): SheetColumn<PlannedLine> => ({
        field: `c${at}`,
        header: head,
        width: Math.max(96, head.length * 8 + 32),
        sortable: false,
        value: ({ line }) => line.cells[at] ?? '',
        render: ({ line, faults }) => {
          const fault = faults.find((one) => one.at === at)?.fault;
          if (fault === undefined || fault === 'uneven') return null;
          return <MarkedCell text={line.cells[at] ?? ''} why={faultText(t, fault)} tone="danger" />;
        },
        edit: { as: 'text' },
      })),
      {
        field: 'reason',
        header: t('importing.reason'),
        width: REASON_WIDTH,
        sortable: false,
        value: (line) => reasonOf(t, line, heads),
      },
    ],
    [t, heads],
  );
  const edit = useStable(({ row: { line }, field, value }: SheetChange<PlannedLine>) => {
    const text = typeof value === 'string' ? value : '';
    onMend(
      line.key,
      line.cells.map((cell, at) => (at === placeOf(field) ? text : cell)),
    );
    return null;
  });
  return (
    <Sheet
      id="soil-import-mend"
      label={t('importing.mend')}
      columns={columns}
      rows={lines}
      getRowId={rowId}
      totals={NO_TOTALS}
      onEdit={edit}
      search={false}
      exportName={false}
      countLabel={(count) => t('importing.lines', { count })}
      emptyState={{ title: t('importing.mended') }}
      height={Math.min(420, 110 + Math.max(2, lines.length) * 36)}
    />
  );
}
