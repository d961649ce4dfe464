import { styled } from '@mui/material/styles';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { headOf, isNumeric } from '@/platform/grid/columnSpec';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';

const Scroll = styled(FigureScroll)({ height: '100%' });

interface ChartTableProps<Row> {
  readonly label: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly rows: readonly Row[];
  readonly t: GridTexts;
  readonly onChoose?: (row: Row) => void;
  readonly chosen?: Row | null;
}

const Choice = styled('button')(({ theme }) => ({
  all: 'unset',
  color: theme.tokens.primary,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-pressed=true]': { fontWeight: 600 },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));

function rowName<Row>(columns: readonly ColumnSpec<Row>[], row: Row, t: GridTexts): string {
  return columns.map((column) => cellText(column, row, t)).join(' ');
}

/** The chart's figures as a table, in the chart's own height. */
export function ChartTable<Row>({ label, columns, rows, t, onChoose, chosen = null }: ChartTableProps<Row>) {
  const name = (column: ColumnSpec<Row>, row: Row) => {
    const text = cellText(column, row, t);
    if (!onChoose) return text;
    return (
      <Choice type="button" aria-pressed={row === chosen} onClick={() => onChoose(row)}>
        {text}
      </Choice>
    );
  };
  const place = (column: ColumnSpec<Row>) => (isNumeric(column) ? undefined : 'text');
  return (
    // Without a tab stop the keyboard cannot reach what is scrolled out.
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <FigureTable aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" className={place(column)}>
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowName(columns, row, t)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.field} scope="row" className={place(column)}>
                    {name(column, row)}
                  </th>
                ) : (
                  <td key={column.field} className={place(column)}>
                    {cellText(column, row, t)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroll>
  );
}
