import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { layout } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import { useActivity } from '../activityContext';
import type { ActivityValues } from '../activityValues';
import { costInUnits, type SoldProduct, soldProducts } from '../rules/barter';
import { ContractsTable } from './ContractsTable';
import { usePlanValues } from './usePlanValues';
import { useActivityWords } from './words';

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: layout.gap,
  marginBottom: layout.gap,
});
const UNKNOWN = '–';
const NONE = [] as const;

function SoldTile({ product }: { readonly product: SoldProduct }) {
  const { t } = useTranslation('activity');
  const { unitName } = useActivityWords();
  const { name, unit, produced, own, sold, percent } = product;
  const shared = produced !== null && own !== null && produced > own;
  return (
    <MetricTile
      label={t('barter.sold', { product: name })}
      value={formatNumber(sold)}
      suffix={unitName(unit)}
      note={
        percent === null
          ? t('barter.unknownShare')
          : [
              t(percent > 100 ? 'barter.over' : 'barter.share', {
                percent: formatNumber(percent, { decimals: 1 }),
                produced: formatNumber(produced),
                unit: unitName(unit),
              }),
              ...(shared ? [t('barter.ofYear', { own: formatNumber(own), unit: unitName(unit) })] : []),
            ].join(' · ')
      }
    />
  );
}

/** What the plan costs in sacks, and how much of its harvest is sold by contract already. */
export const Barter = () => <BarterCard values={usePlanValues()} />;

const BarterCard = memo(function BarterCard({ values }: { readonly values: ActivityValues }) {
  const { t } = useTranslation('activity');
  const { activity, contracts } = useActivity();
  const { unitName } = useActivityWords();
  const { unit, units, perHa } = costInUnits(activity, values);
  const products = soldProducts(activity, values, contracts?.rows ?? NONE, contracts?.others ?? NONE);
  const [only] = products.length === 1 ? products : [];
  const soldHere = only?.unit === unit ? (only?.soldHere ?? null) : null;
  const left = units === null || soldHere === null ? null : Math.max(0, units - soldHere);
  const uncounted = products.reduce((all, product) => all + product.uncounted, 0);
  const own = products.flatMap((product) => product.contracts);
  return (
    <Card
      title={t('sections.barter')}
      aside={contracts?.rows && t('barter.season', { year: contracts.season })}
    >
      <Tiles>
        <MetricTile
          label={t('barter.cost')}
          value={units === null ? UNKNOWN : formatNumber(units)}
          suffix={unitName(unit)}
          note={
            perHa === null
              ? undefined
              : t('summary.perHa', { value: formatNumber(perHa), unit: unitName(unit) })
          }
        />
        {contracts?.rows && products.map((product) => <SoldTile key={product.name} product={product} />)}
        {contracts?.rows && left !== null && (
          <MetricTile label={t('barter.left')} value={formatNumber(left)} suffix={unitName(unit)} />
        )}
      </Tiles>
      {contracts?.failed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={contracts.retry}>
              {t('barter.retry')}
            </Button>
          }
        >
          {t('barter.failed')}
        </Alert>
      )}
      {uncounted > 0 && <Alert severity="warning">{t('barter.uncounted', { count: uncounted })}</Alert>}
      {contracts?.rows && (own.length > 0 ? <ContractsTable contracts={own} /> : <p>{t('barter.none')}</p>)}
    </Card>
  );
});
