import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { layout } from '@/platform/theme/tokens';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { Adjustment, Balance } from '../balanceTypes';
import { balanceSums } from '../rules/balance';
import { BalanceSide } from './BalanceSide';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: layout.gap,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
// Each as wide as its figure, so that the six stand in one row at 1366 px and the first line of the sheet high.
const Tiles = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  [theme.breakpoints.up('lg')]: { justifyContent: 'space-between' },
}));

/** The balance of a day: its sums and ratios over both of its sides. */
export function BalanceSheet({
  balance,
  onRemove,
}: {
  readonly balance: Balance;
  readonly onRemove: (adjustment: Adjustment) => void;
}) {
  const { t } = useTranslation('financeBalance');
  const sums = balanceSums(balance);
  const share = (value: number | null) => (value === null ? '–' : formatPercent(value, { decimals: 1 }));
  return (
    <Stack>
      {balance.unread > 0 && <Banner tone="danger" fact={t('unread', { count: balance.unread })} />}
      <Card title={t('summary')}>
        <Tiles>
          <MetricTile label={t('assets')} value={formatMoney(sums.assets)} />
          <MetricTile label={t('liabilities')} value={formatMoney(sums.liabilities)} />
          <MetricTile label={t('equity')} value={formatMoney(sums.equity)} />
          <MetricTile
            label={t('ratios.current')}
            value={sums.current === null ? '–' : formatNumber(sums.current, { decimals: 2 })}
          />
          <MetricTile label={t('ratios.debt')} value={share(sums.debt)} />
          <MetricTile label={t('ratios.short')} value={share(sums.short)} />
        </Tiles>
      </Card>
      <Sides>
        <BalanceSide
          balance={balance}
          sums={sums}
          title={t('assets')}
          sections={['CURRENT_ASSETS', 'LONG_ASSETS']}
          total={sums.assets}
          onRemove={onRemove}
        />
        <BalanceSide
          balance={balance}
          sums={sums}
          title={t('liabilitiesAndEquity')}
          sections={['CURRENT_LIABILITIES', 'LONG_LIABILITIES']}
          equity={sums.equity}
          total={sums.liabilities + sums.equity}
          onRemove={onRemove}
        />
      </Sides>
    </Stack>
  );
}
