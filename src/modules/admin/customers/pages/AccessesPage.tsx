import { useTranslation } from 'react-i18next';
import { RegisterPage } from '@/families/register/RegisterPage';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { accessService } from '../customersService';
import { accesses } from '../registers/accesses';
import type { AccessDay } from '../accessWire';

const NONE: readonly AccessDay[] = [];
/** Low, so that the list itself stands in view. */
const HEIGHT = 128;
const byDay = createQuery<AccessDay[]>('admin', 'accessDays', (_, signal) => accessService.byDay(signal), {
  keep: false,
});

/** Who worked with which customer's data and when; above, how many did so on each of the last days. */
export function Component() {
  const { t } = useTranslation('adminCustomers');
  const { status, data, error, retry } = useQuery(byDay, undefined);
  const figure = (field: 'web' | 'app' | 'staff'): ColumnSpec<AccessDay> => ({
    field,
    header: t(`accesses.${field}`),
    kind: 'number',
    decimals: 0,
  });
  return (
    <RegisterPage
      register={accesses}
      lead={
        <div style={{ marginBottom: 16 }}>
          <ChartCard
            title={t('accesses.byDay')}
            aside={t('accesses.days')}
            kind="bar"
            stacked
            rows={data ?? NONE}
            x={{ field: 'date', header: t('accesses.day'), kind: 'date' }}
            series={[figure('web'), figure('app'), figure('staff')]}
            status={status}
            error={error}
            onRetry={retry}
            height={HEIGHT}
            exportName="acessos-por-dia"
          />
        </div>
      }
    />
  );
}
