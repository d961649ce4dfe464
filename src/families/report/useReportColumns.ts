import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { DEFAULT_LAYOUT, type GridLayout, useGridPreference } from '@/platform/grid/gridPreferences';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import { toast } from '@/platform/ui/toast';
import { comparedColumns } from './comparison/comparedColumns';
import type { Comparison } from './comparison/useComparison';
import { reportColumns, underHeadings } from './reportColumns';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportRow } from './reportTypes';
import { columnsText, withParts } from './rules/columnChoice';
import type { ReportAddress } from './useReportAddress';

interface ColumnParts {
  readonly texts: ReportTexts;
  readonly address: ReportAddress;
  readonly sides: Comparison['sides'] | undefined;
  readonly onOpen: (row: ReportRow) => void;
}

/** The columns of a report: all of them, those that are shown in their order, and how the reader arranges them. */
export function useReportColumns(report: Report, { texts, address, sides, onOpen }: ColumnParts) {
  const { t } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  const { groups, columns, columnText } = address;
  const [{ layout }, keep] = useGridPreference(`report.${report.name}`);
  const copy = useMemo(
    () => ({
      label: (text: string) => t('copy.label', { text }),
      onCopy: (text: string) =>
        navigator.clipboard.writeText(text).then(
          () => toast({ tone: 'success', text: t('copy.done', { text }) }),
          () => toast({ tone: 'danger', text: t('copy.failed') }),
        ),
    }),
    [t],
  );
  const all = useMemo(() => {
    const own = reportColumns(report, texts, { onOpen, grid, copy });
    if (!sides) return own;
    return comparedColumns(report, own, sides, (part, column) => t(`compare.${part}`, { column }));
  }, [report, texts, grid, onOpen, copy, sides, t]);
  const arranged = useMemo((): GridLayout => {
    const fields = all.map(({ field }) => field);
    return { ...DEFAULT_LAYOUT, hidden: columns.hidden, order: withParts(columns.order, fields) };
  }, [all, columns]);
  const shown = useMemo((): readonly SheetColumn<ReportRow>[] => {
    const visible = visibleColumns(all, arranged);
    return groups.length > 0 ? underHeadings(report, visible, groups) : visible;
  }, [report, all, arranged, groups]);
  // The menu shows a press at once; the sheet follows with the address.
  const [wished, setWished] = useState<{ readonly from: string | null; readonly layout: GridLayout } | null>(
    null,
  );
  const menuLayout = wished !== null && wished.from === columnText ? wished.layout : arranged;
  const arrange = (part: Partial<GridLayout>) => {
    const next = { ...menuLayout, ...part };
    setWished({ from: columnText, layout: next });
    // For the next visit; what is shown now stands in the address.
    keep({ layout: part });
    address.setColumns(columnsText(all, next));
  };
  return {
    all,
    shown,
    menuLayout,
    arrange,
    widths: layout.widths,
    setWidths: (widths: GridLayout['widths']) => keep({ layout: { widths } }),
  };
}
