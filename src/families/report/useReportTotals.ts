import { useMemo } from 'react';
import { totalOf } from '@/platform/grid/rowPipeline';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetTotal } from '@/platform/sheet/sheetProps';
import { comparedFoot } from './comparison/comparedColumns';
import type { Comparison } from './comparison/useComparison';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportRow } from './reportTypes';

const NO_TOTALS: readonly SheetTotal<ReportRow>[] = [];

/**
 * The lines at the foot: those of the descriptor, else the sheet's own total, which is what undefined means.
 * @param found the rows that are shown
 */
export function useReportTotals(
  report: Report,
  texts: ReportTexts,
  sides: Comparison['sides'] | undefined,
  shown: readonly SheetColumn<ReportRow>[],
  found: readonly ReportRow[],
): readonly SheetTotal<ReportRow>[] | undefined {
  const feet = useMemo(
    () =>
      report.foot?.map((line): SheetTotal<ReportRow> => ({
        id: line.id,
        label: texts.foot(line.id),
        figures: sides ? comparedFoot(report, line, sides) : line.figures,
      })),
    [report, texts, sides],
  );
  // A total in which nothing adds up would be a line of dashes.
  const addsUp = useMemo(() => shown.some((column) => totalOf(column, found) !== null), [shown, found]);
  return feet ?? (addsUp ? undefined : NO_TOTALS);
}
