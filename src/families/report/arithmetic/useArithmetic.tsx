import { useMemo, useState } from 'react';
import { formatCell, type GridTexts } from '@/platform/grid/cellText';
import { headOf } from '@/platform/grid/columnSpec';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetFigure, SheetFigureLook } from '@/platform/sheet/sheetProps';
import { comparedArithmetic } from '../comparison/comparedColumns';
import type { Report, ReportRow } from '../reportTypes';
import type { PairedRows } from '../rules/comparison';
import { totalIn } from './totalIn';
import { ArithmeticPopover } from './ArithmeticPopover';

interface Opened {
  readonly figure: SheetFigure<ReportRow>;
  readonly anchor: HTMLElement;
}

/** Figures of headings and of the foot open their arithmetic; those below zero are distinguished. */
export function useArithmetic(
  report: Report,
  columns: readonly SheetColumn<ReportRow>[],
  sides: PairedRows['sides'] | null,
  grid: GridTexts,
) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const look = useMemo(
    (): SheetFigureLook<ReportRow> => ({
      negatives: true,
      // Lines of a statement have rules of their own; a total of all rows is like that of a heading.
      opens: (field, foot) =>
        (foot === null || !report.foot) && comparedArithmetic(report, field, sides, []) !== null,
      onOpen: (figure, anchor) => setOpened({ figure, anchor }),
    }),
    [report, sides],
  );
  const specOf = (field: string) => columns.find((column) => column.field === field);
  const spec = opened ? specOf(opened.figure.field) : undefined;
  const rows = opened?.figure.rows ?? [];
  const popover = (
    <ArithmeticPopover
      anchor={opened?.anchor ?? null}
      title={opened && spec ? `${headOf(spec)} – ${opened.figure.label}` : ''}
      arithmetic={opened && comparedArithmetic(report, opened.figure.field, sides, rows)}
      result={spec ? formatCell(spec, totalIn(spec, rows), grid) : ''}
      format={{ specOf, grid }}
      onClose={() => {
        setOpened(null);
        opened?.anchor.focus();
      }}
    />
  );
  return { look, popover };
}
