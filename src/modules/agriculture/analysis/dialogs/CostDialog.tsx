import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { AppDialog } from '@/platform/ui/AppDialog';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { CostStep } from '../rules/costPerHectare';
import { lacksCost } from '../rules/works';
import { useWorkName } from '../useWorkName';

const UNKNOWN = '–';
const money = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(Math.round(cents)));

interface CostDialogProps {
  readonly steps: readonly CostStep[];
  /** ha. */
  readonly area: number;
  readonly onClose: () => void;
}

/** How the cost per hectare came about, work by work; those without a cost are named. */
export function CostDialog({ steps, area, onClose }: CostDialogProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const nameOf = useWorkName();
  const unknown = steps.filter(({ work }) => lacksCost(work));
  const sum = steps.at(-1)?.sum ?? 0;
  const known = steps.some(({ cents }) => cents !== null) && area > 0;
  return (
    <AppDialog title={t('cost.title')} size="m" onClose={onClose}>
      <DialogContent>
        <FigureScroll role="group" aria-label={t('cost.title')} tabIndex={0} sx={{ maxHeight: 420 }}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col" className="text">
                  {t('works.what')}
                </th>
                {(['when', 'products', 'machines', 'sum', 'perHa'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`cost.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map(({ work, date, sum: all }) => (
                <tr key={`${work.record.id} ${date}`}>
                  <th scope="row" className="text">
                    {nameOf(work.record.type)}
                  </th>
                  <td>{formatDate(date)}</td>
                  <td>{money(work.products)}</td>
                  <td>{money(work.machines)}</td>
                  <td>{money(all)}</td>
                  <td>{money(area > 0 ? all / area : null)}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </FigureScroll>
        {known && (
          <p>
            {t('cost.formula', {
              sum: formatMoney(sum),
              area: formatNumber(area, { decimals: 2 }),
              perHa: formatMoney(Math.round(sum / area)),
            })}
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            {t('cost.unknown', {
              count: unknown.length,
              works: unknown
                .map(({ work, date }) => `${nameOf(work.record.type)} (${dayText(date)})`)
                .join(', '),
            })}
          </p>
        )}
      </DialogContent>
    </AppDialog>
  );
}
