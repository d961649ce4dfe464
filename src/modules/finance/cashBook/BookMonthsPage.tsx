import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { formatCents } from '@/platform/format/money';
import { type ColumnSpec, headOf } from '@/platform/grid/columnSpec';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { PageHead } from '@/platform/ui/PageHead';
import { BookFrame } from './components/BookFrame';
import { LeftOut } from './components/LeftOut';
import { type BookMonth, bookMonths } from './rules/cashBook';
import { useBook } from './useBook';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const FIELDS = ['income', 'costs', 'investment', 'result', 'accumulated'] as const;
const SUMMED: readonly string[] = ['income', 'costs', 'investment', 'result'];

/** The result of the rural activity month by month. */
export function Component() {
  const { t } = useTranslation('financeCashBook');
  const book = useBook();
  const { months, left } = useMemo(() => bookMonths(book.rows), [book.rows]);
  const x = useMemo(
    (): ColumnSpec<BookMonth> => ({
      field: 'month',
      header: t('months.head'),
      value: ({ month }) => t(`months.${month}`, String(month)),
    }),
    [t],
  );
  const series = useMemo(
    () =>
      FIELDS.map((field): ColumnSpec<BookMonth> => ({ field, header: t(`result.${field}`), kind: 'money' })),
    [t],
  );
  const sum = (field: (typeof FIELDS)[number]) => months.reduce((all, month) => all + month[field], 0);
  return (
    <>
      <PageHead title={t('monthly.title')} subtitle={t('result.subtitle')} />
      <BookFrame book={book}>
        {() => (
          <Stack>
            <LeftOut book={book} count={left} />
            <Card title={t('monthly.table')} flush>
              <FigureScroll role="group" aria-label={t('monthly.table')} tabIndex={0}>
                <FigureTable>
                  <thead>
                    <tr>
                      <th scope="col" className="text">
                        {t('months.head')}
                      </th>
                      {series.map((column) => (
                        <th key={column.field} scope="col">
                          {headOf(column)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {months.map((month) => (
                      <tr key={month.month}>
                        <th scope="row" className="text">
                          {t(`months.${month.month}`, String(month.month))}
                        </th>
                        {FIELDS.map((field) => (
                          <td key={field}>{formatCents(month[field])}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                  <tfoot>
                    <tr>
                      <th scope="row" className="text">
                        {t('columns.sum')}
                      </th>
                      {FIELDS.map((field) => (
                        <td key={field}>{SUMMED.includes(field) ? formatCents(sum(field)) : ''}</td>
                      ))}
                    </tr>
                  </tfoot>
                </FigureTable>
              </FigureScroll>
            </Card>
            <ChartCard title={t('monthly.chart')} kind="bar" rows={months} x={x} series={series} />
          </Stack>
        )}
      </BookFrame>
    </>
  );
}
