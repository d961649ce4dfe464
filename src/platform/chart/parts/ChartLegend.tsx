import { styled } from '@mui/material/styles';
import type { ChartKind } from '@/platform/chart/chartProps';
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

interface ChartLegendProps<Row> {
  readonly kind: ChartKind;
  readonly lines: readonly string[];
  readonly series: readonly ColumnSpec<Row>[];
}

/** Which mark is which series. */
export function ChartLegend<Row>({ kind, lines, series }: ChartLegendProps<Row>) {
  return (
    <List>
      {series.map((column, at) => (
        <Item key={column.field}>
          <SeriesMark kind={seriesKind(kind, lines, column.field)} at={at} />
          {headOf(column)}
        </Item>
      ))}
    </List>
  );
}
