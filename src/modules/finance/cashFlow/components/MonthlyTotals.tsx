import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { headOf } from '@/platform/grid/columnSpec';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { FlowMonth } from '../rules/cashFlow';

const FIELDS = ['opening', 'inCents', 'outCents', 'result', 'balance'] as const;
const written = (cents: number | null) => (cents === null ? '–' : formatCents(cents));

/** One line a month: what was there, what came and went, what is left. */
export function MonthlyTotals({ months }: { readonly months: readonly FlowMonth[] }) {
  const { t } = useTranslation('financeCashFlow');
  return (
    <Card title={t('filters.monthly')} flush>
      <FigureScroll role="group" aria-label={t('filters.monthly')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('columns.month')}
              </th>
              <th scope="col" className="text">
                {t('columns.kind')}
              </th>
              {FIELDS.map((field) => (
                <th key={field} scope="col">
                  {headOf({ field, header: t(`totals.${field}`), kind: 'money' })}
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
                <td className="text">{t(`shown.${month.kind}`)}</td>
                {FIELDS.map((field) => (
                  <td key={field}>{written(month[field])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
}
