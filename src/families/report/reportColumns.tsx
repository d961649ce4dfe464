import { styled } from '@mui/material/styles';
import { formatDate } from '@/platform/format/date';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { Report, ReportColumn, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';

/** Stands for a figure that is not known, or cannot be divided. */
const NOTHING = '–';

// A cell's own words, pressed: as high as they are, and no button of its own in the order of the Tab key.
const CellLink = styled('button')(({ theme }) => ({
  all: 'unset',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  color: theme.tokens.primary,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  // A telephone's rows are high enough for a name on several lines.
  [theme.breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    whiteSpace: 'normal',
  },
}));

/** A figure of one day bears that day; one between two, the day that it counts from. */
function headOf(word: string, days: ReportColumn['days']): string {
  const last = days?.at(-1);
  if (!days || last === undefined) return word;
  return days.length === 1 ? formatDate(last) : `${word} ${formatDate(last)}`;
}

/** How a column is written, whether in the sheet or on a chart. */
export function columnSpec(column: ReportColumn, texts: ReportTexts): ColumnSpec<ReportRow> {
  const { field, label = field, kind = 'text', words, unit, decimals, blank = false } = column;
  const isFigure = kind === 'number' || kind === 'money' || kind === 'percent';
  return {
    field,
    header: headOf(texts.column(label), column.days),
    kind: kind === 'choice' || kind === 'document' ? 'text' : kind,
    ...(kind === 'document' ? { format: (value) => formatCpfOrCnpj(String(value)) } : {}),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(isFigure && !blank ? { nothing: NOTHING } : {}),
    ...(words === undefined
      ? {}
      : {
          value: (row: ReportRow) => {
            const value = row[field];
            return typeof value === 'string' ? texts.word(words, value) : null;
          },
        }),
  };
}

export interface ColumnOpening {
  readonly onOpen: (row: ReportRow) => void;
  /** Copies a figure; the word that its button says. */
  readonly copy?: { readonly onCopy: (text: string) => unknown; readonly label: (text: string) => string };
  readonly grid: GridTexts;
}

/** The columns of the sheet; under headings the one that names a row comes first, for it has the room for them. */
export function reportColumns(
  report: Report,
  texts: ReportTexts,
  { onOpen, copy, grid }: ColumnOpening,
): readonly SheetColumn<ReportRow>[] {
  return report.columns.map((column): SheetColumn<ReportRow> => {
    const { width, identifying, hidden, total, opens, copies } = column;
    const spec = columnSpec(column, texts);
    const link = (row: ReportRow) => {
      const text = cellText(spec, row, grid);
      if (!text || !report.target?.(row)) return null;
      return (
        <CellLink type="button" tabIndex={-1} onClick={() => onOpen(row)}>
          {text}
        </CellLink>
      );
    };
    const figure = (row: ReportRow) => {
      const text = row[column.field] === null ? '' : cellText(spec, row, grid);
      if (!copy || !text) return null;
      return (
        <CellLink
          type="button"
          tabIndex={-1}
          title={copy.label(text)}
          aria-label={copy.label(text)}
          onClick={() => void copy.onCopy(text)}
        >
          {text}
        </CellLink>
      );
    };
    return {
      ...spec,
      ...(copies && copy ? { render: figure } : {}),
      ...(width === undefined ? {} : { width }),
      ...(identifying ? { identifying } : {}),
      ...(hidden ? { hidden } : {}),
      ...(total === undefined ? {} : { total }),
      ...(opens && report.target ? { render: link } : {}),
    };
  });
}

/**
 * Headings stand in the first column: the one that names the rows takes that place. What a heading says already needs
 * no column of its own.
 */
export function underHeadings(
  report: Report,
  columns: readonly SheetColumn<ReportRow>[],
  groups: readonly string[],
): readonly SheetColumn<ReportRow>[] {
  const said = report.groups.flatMap(({ name, field, by }) => (groups.includes(name) && !by ? [field] : []));
  const named = columns.find((column) => column.identifying);
  const others = columns.filter((column) => column !== named && !said.includes(column.field));
  return named ? [named, ...others] : others;
}
