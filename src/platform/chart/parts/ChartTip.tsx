import { styled } from '@mui/material/styles';
import { fullNumber, type PlotPoint } from '@/platform/chart/chartData';
import { SeriesMark } from '@/platform/chart/parts/SeriesMark';
import type { ChartKind } from '@/platform/chart/chartProps';
import { seriesKind } from '@/platform/chart/seriesKind';
import { type ColumnSpec, headOf } from '@/platform/grid/columnSpec';
import type { GridTexts } from '@/platform/grid/cellText';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const Box = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  padding: '8px 12px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
  boxShadow: theme.elevation.menu,
  backgroundColor: theme.tokens.surfaceRaised,
  color: theme.tokens.text,
  fontVariantNumeric: 'tabular-nums',
}));
const Name = styled('div')({ ...typeStep('bodyStrong'), fontSize: 'inherit', marginBottom: 4 });
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Value = styled('span')({ marginLeft: 'auto', paddingLeft: 16, fontWeight: 600 });

interface ChartTipProps<Row> {
  /** Given by the chart. */
  readonly payload?: readonly { readonly payload?: PlotPoint }[];
  readonly kind: ChartKind;
  readonly lines: readonly string[];
  readonly marks?: readonly string[];
  readonly series: readonly ColumnSpec<Row>[];
  readonly nothing: string;
  readonly t: GridTexts;
}

/** The values of the point under the pointer, or reached by the arrow keys. The words for screen readers stand elsewhere. */
export function ChartTip<Row>({ payload, kind, lines, marks, series, nothing, t }: ChartTipProps<Row>) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <Box aria-hidden>
      <Name>{point.name}</Name>
      {series.map((column, at) => (
        <Line key={column.field}>
          <SeriesMark kind={seriesKind(kind, lines, column.field, marks)} at={at} />
          <span>{headOf(column)}</span>
          <Value>{fullNumber(column, point.values[at] ?? null, t) || nothing}</Value>
        </Line>
      ))}
    </Box>
  );
}
