import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ColumnsMenu } from '@/platform/grid/parts/ColumnsMenu';
import type { AppError } from '@/platform/http/appError';
import { withOverlay } from '@/platform/routing/overlays';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetPlace } from '@/platform/sheet/sheetProps';
import { useStable } from '@/platform/react/useStable';
import type { LoadStatus } from '@/platform/store/resourceState';
import { IconAction } from '@/platform/ui/IconAction';
import { GroupMenu } from './GroupMenu';
import type { Comparison } from './comparison/useComparison';
import { useArithmetic } from './arithmetic/useArithmetic';
import { useNoteCells } from './notes/useNoteCells';
import type { ReportNotes } from './notes/useNotes';
import { BarChip } from './BarChip';
import { ReportChart, useReportDrawing } from './ReportChart';
import type { Report, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import { groupRows } from './rules/grouping';
import type { ReportAddress } from './useReportAddress';
import { useReportColumns } from './useReportColumns';
import { useReportTotals } from './useReportTotals';
import { useResults } from './useResults';

interface ReportSheetProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly address: ReportAddress;
  readonly answer: {
    readonly status: LoadStatus;
    readonly rows: readonly ReportRow[];
    readonly error: AppError | null;
    readonly retry: () => void;
  };
  /** The rows with those of another time beside them; null shows the report by itself. */
  readonly compared: Comparison | null;
  /** The filters, for paper. */
  readonly note: string;
  readonly notes: ReportNotes;
  /** The saved view that is shown: notes are kept with it. */
  readonly shownView: string | null;
  /** Where the reader stood before, and who keeps where they stand. */
  readonly startAt: SheetPlace | null;
  readonly onLeave: (place: SheetPlace) => void;
}

const NO_ROWS: readonly ReportRow[] = [];
const idOf = (row: ReportRow) => Number(row['id']);

/** Opens where a row comes from: over the page, or as a page from which Back leads here. */
function useOpenRow(report: Report) {
  const navigate = useNavigate();
  const [, setSearch] = useAddressParams();
  return (row: ReportRow) => {
    const target = report.target?.(row);
    if (!target) return;
    if ('to' in target) void navigate(target.to);
    else setSearch((search) => withOverlay(search, target.overlay, target.params));
  };
}

interface SheetToolsProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly address: ReportAddress;
  readonly columns: ComponentProps<typeof ColumnsMenu>;
}

/** Headings, columns and chart of a report. */
function SheetTools({ report, texts, address, columns }: SheetToolsProps) {
  const { t } = useTranslation('report');
  const { chart } = address;
  return (
    <>
      {report.groups.length > 0 && <GroupMenu report={report} texts={texts} address={address} />}
      <ColumnsMenu {...columns} />
      {report.chart && (
        <IconAction
          label={chart ? t('chart.hide') : t('chart.show')}
          icon={<BarChartOutlined />}
          onClick={() => address.setChart(!chart)}
        />
      )}
    </>
  );
}

/** What was found: under headings that the reader chooses, totals in view, a chart over it on demand. */
export function ReportSheet(props: ReportSheetProps) {
  const { report, texts, address, answer, compared, note, startAt, onLeave } = props;
  const { t, i18n } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  const { status } = answer;
  const rows = compared?.rows ?? answer.rows;
  const { groups, sort, chart, bar } = address;
  const [found, setFound] = useState<readonly ReportRow[]>(rows);
  const openRow = useOpenRow(report);

  const words = useMemo(
    () => ({ unknown: t('unknown'), others: t('others'), word: texts.word, language: i18n.language }),
    [t, texts, i18n.language],
  );
  // While a bar is chosen the others stay beside it.
  const drawing = useReportDrawing({ report, texts, rows: bar === null ? found : rows, words, compared });
  const point = drawing?.points.find(({ key }) => key !== null && key === bar) ?? null;
  const chosenRows = bar === null ? rows : (point?.rows ?? NO_ROWS);
  const grouped = useMemo(
    () => groupRows(report, chosenRows, groups, words, compared?.filed),
    [report, chosenRows, groups, words, compared],
  );
  // The router's setters change with every address: columns that followed them would be searched and sorted anew.
  const open = useStable(openRow);
  const barText = bar === null ? null : (point?.name ?? (bar || t('unknown')));
  const sides = compared?.sides;
  const { all, shown, menuLayout, arrange, widths, setWidths } = useReportColumns(report, {
    texts,
    address,
    sides,
    onOpen: open,
  });
  const { look, popover } = useArithmetic(report, all, sides ?? null, grid);
  const cellNotes = useNoteCells(report, all, props.notes, props.shownView);
  const totals = useReportTotals(report, texts, sides, shown, found);
  const results = useResults(report, texts, groups, sides);
  const sheetGroups = useMemo(
    () => (groups.length > 0 ? { path: grouped.path, ...(results ? { results } : {}) } : undefined),
    [groups, grouped, results],
  );
  return (
    <>
      {chart && report.chart && drawing && (
        <ReportChart
          chart={report.chart}
          drawing={drawing}
          status={status}
          compared={compared !== null}
          bar={bar}
          onBar={address.setBar}
        />
      )}
      {barText !== null && drawing && (
        <BarChip label={drawing.x.header} name={barText} onClear={() => address.setBar(null)} />
      )}
      <Sheet
        id={`relatorio-${report.name}`}
        label={texts.title}
        columns={shown}
        rows={grouped.rows}
        getRowId={idOf}
        status={status}
        error={answer.error}
        onRetry={answer.retry}
        initialSort={sort}
        onSort={address.setSort}
        onFound={setFound}
        startAt={startAt}
        onLeave={onLeave}
        widths={widths}
        onWidthsChange={setWidths}
        figureLook={look}
        notes={cellNotes.sheetNotes}
        printNote={[
          note,
          ...(barText === null ? [] : [`${drawing?.x.header}: ${barText}`]),
          ...cellNotes.lines,
        ].join(' · ')}
        exportName={texts.title}
        emptyState={{ title: t('empty'), text: texts.empty }}
        toolbar={
          <SheetTools
            report={report}
            texts={texts}
            address={address}
            columns={{ layout: menuLayout, setLayout: arrange, columns: all }}
          />
        }
        {...(sheetGroups ? { groups: sheetGroups } : {})}
        {...(totals ? { totals } : {})}
        {...(report.target ? { onOpen: open } : {})}
      />
      {popover}
      {cellNotes.dialog}
    </>
  );
}
