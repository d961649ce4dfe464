import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { headOf } from '@/platform/grid/columnSpec';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { MetricTile } from '@/platform/ui/MetricTile';
import { stackedRows } from '@/platform/ui/stackedRows';
import { useActivity } from '../activityContext';
import { type ActivityValues, summaryOf } from '../activityValues';
import { breakEvenPrice, breakEvenUnits } from '../rules/breakEven';
import { cashNeedOf } from '../rules/cashNeed';
import { divided } from '../rules/production';
import { usePlanValues } from './usePlanValues';
import { useActivityWords } from './words';

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
  gap: layout.gap,
  marginBottom: layout.gap,
});
const CashHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
});
const MonthTable = styled(FigureTable)(({ theme }) => stackedRows(theme, '5.5rem repeat(2, minmax(0, 1fr))'));
const Note = styled('p')({ ...typeStep('body'), margin: 0 });
const UNKNOWN = '–';
const inReais = (header: string) => headOf({ field: header, header, kind: 'money' });
const money = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(cents));
const number = (value: number | null) => (value === null ? UNKNOWN : formatNumber(value));

/** What the plan comes to: income, expense, margin, break-even, and the cash it needs month by month. */
export const ActivitySummary = () => <SummaryCard values={usePlanValues()} />;

const SummaryCard = memo(function SummaryCard({ values }: { readonly values: ActivityValues }) {
  const { t } = useTranslation('activity');
  const { activity, cashAction } = useActivity();
  const { unitName, monthName, monthInText } = useActivityWords();
  const { income, expense, margin, months, area, quantity, unit } = summaryOf(activity, values);
  const price = divided(divided(income, 100), quantity);
  const units = breakEvenUnits(expense, price);
  const { rows, worst } = cashNeedOf(months);
  // What lacks a value is in no month: sums of the others would look smaller than they are.
  const known = income !== null && expense !== null;
  return (
    <Card title={t('sections.summary')}>
      <Tiles>
        <MetricTile label={t('summary.income')} unit="R$" value={money(income)} />
        <MetricTile label={t('summary.expense')} unit="R$" value={money(expense)} />
        <MetricTile label={t('summary.margin')} unit="R$" value={money(margin)} />
        {activity.areaOf && (
          <MetricTile
            label={t('summary.marginHa')}
            unit="R$"
            value={money(divided(margin, area))}
            suffix="/ha"
          />
        )}
        <MetricTile
          label={t('summary.breakEven')}
          value={number(units)}
          suffix={unitName(unit)}
          note={
            activity.areaOf && units !== null && area
              ? t('summary.perHa', { value: formatNumber(units / area), unit: unitName(unit) })
              : undefined
          }
        />
        <MetricTile
          label={t('summary.breakEvenPrice')}
          unit="R$"
          value={number(breakEvenPrice(expense, quantity))}
          suffix={unit === null ? '' : `/${unitName(unit)}`}
        />
      </Tiles>
      <CashHead>
        <Note>
          {!known && t('summary.unknownMonths')}
          {known &&
            (worst === null
              ? t('summary.noNeed')
              : t('summary.worst', {
                  month: monthInText(worst.month),
                  value: formatMoney(-worst.accumulated),
                }))}
        </Note>
        {cashAction}
      </CashHead>
      <FigureScroll role="region" aria-label={t('summary.months')} tabIndex={0}>
        <MonthTable>
          <thead>
            <tr>
              <th className="text tall" scope="col">
                {t('summary.month')}
              </th>
              <th scope="col">{inReais(t('summary.income'))}</th>
              <th scope="col">{inReais(t('summary.expense'))}</th>
              <th scope="col">{inReais(t('summary.balance'))}</th>
              <th scope="col">{inReais(t('summary.accumulated'))}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month}>
                <th className="text tall" scope="row">
                  {monthName(row.month)}
                </th>
                <td>{money(income === null ? null : row.income)}</td>
                <td>{money(expense === null ? null : row.expense)}</td>
                <td>{money(known ? row.balance : null)}</td>
                <td>{money(known ? row.accumulated : null)}</td>
              </tr>
            ))}
          </tbody>
        </MonthTable>
      </FigureScroll>
    </Card>
  );
});
