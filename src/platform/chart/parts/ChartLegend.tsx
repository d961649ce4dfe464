import { styled } from '@mui/material/styles';
import type { ChartBand, ChartKind } from '@/platform/chart/chartProps';
import { SeriesMark } from '@/platform/chart/parts/SeriesMark';
import { seriesKind } from '@/platform/chart/seriesKind';
import { type ColumnSpec, headOf } from '@/platform/grid/columnSpec';
import { typeStep } from '@/platform/theme/typography';

const List = styled('ul')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: '0 0 8px',
  listStyle: 'none',
  color: theme.tokens.textMuted,
}));
const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 6 });
// As it is drawn: pale, with an edge.
const Zone = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: ChartBand['tone'] }>(
  ({ theme, tone }) => ({
    width: 20,
    height: 10,
    flexShrink: 0,
    backgroundColor: theme.tokens[tone].soft,
    boxShadow: `inset 0 0 0 1px ${theme.tokens[tone].solid}`,
  }),
);

interface ChartLegendProps<Row> {
  readonly kind: ChartKind;
  readonly lines: readonly string[];
  readonly marks?: readonly string[];
  readonly bands?: readonly ChartBand[];
  readonly series: readonly ColumnSpec<Row>[];
}

/** Which mark is which series. */
export function ChartLegend<Row>({ kind, lines, marks, bands = [], series }: ChartLegendProps<Row>) {
  return (
    <List>
      {series.map((column, at) => (
        <Item key={column.field}>
          <SeriesMark kind={seriesKind(kind, lines, column.field, marks)} at={at} />
          {headOf(column)}
        </Item>
      ))}
      {bands.map(({ name, tone }) => (
        <Item key={name}>
          <Zone tone={tone} aria-hidden />
          {name}
        </Item>
      ))}
    </List>
  );
}
