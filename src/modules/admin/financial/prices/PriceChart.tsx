import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { MOST_SERIES } from '@/platform/chart/chartProps';
import { dayText } from '@/platform/format/dayText';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useList } from '@/platform/store/useResource';
import { typeStep } from '@/platform/theme/typography';
import { layout, radius } from '@/platform/theme/tokens';
import { productQuotations } from '../registers/productQuotations';
import { changeOf, type PricePoint, priceSeries, type PriceSource } from '../rules/priceSeries';

const PERIODS = ['90', '180', '365', 'all'] as const;
type Period = (typeof PERIODS)[number];

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) 180px',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
}));
const Latest = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: layout.gap,
  listStyle: 'none',
  margin: `0 0 ${layout.gap}px`,
  padding: 0,
});
const Tile = styled('li')(({ theme: { tokens } }) => ({
  minWidth: 0,
  padding: '12px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
  '& > span': { ...typeStep('caption'), display: 'block', color: tokens.textMuted, overflowWrap: 'anywhere' },
  '& > strong': {
    ...typeStep('metric'),
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
  },
}));

function LatestTile({ source }: { readonly source: PriceSource }) {
  const { t } = useTranslation('adminFinancial');
  const change = changeOf(source);
  const signed =
    change === null ? null : `${change > 0 ? '+' : ''}${formatNumber(change, { decimals: 1 })} %`;
  return (
    <Tile>
      <span>{source.name}</span>
      <strong>{formatMoney(source.latest.cents)}</strong>
      <span>
        {t('prices.latest', { date: dayText(source.latest.day) })}
        {signed && ` · ${signed} ${t('prices.against', { date: dayText(source.first.day) })}`}
      </span>
    </Tile>
  );
}

/** The prices of one product over time, a line for each source, with the latest of each above. */
export function PriceChart() {
  const { t } = useTranslation('adminFinancial');
  const { resource } = productQuotations;
  const { rows, list, retry } = useList(resource, DEFAULT_QUERY);
  const [wanted, setWanted] = useState<number | null>(null);
  const [period, setPeriod] = useState<Period>('365');
  const products = useMemo(
    () =>
      [...new Map(rows.map((row) => [row.productId, row])).values()]
        .flatMap(({ productId: id, productName: name, unit }) => (id === null ? [] : [{ id, name, unit }]))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    [rows],
  );
  const product = products.find(({ id }) => id === wanted) ?? products[0];
  const series = useMemo(
    () => priceSeries(rows, product?.id ?? 0, period === 'all' ? null : Number(period), today()),
    [rows, product, period],
  );
  const drawn = series.sources.slice(0, MOST_SERIES);
  const left = series.sources.length - drawn.length;
  const none = rows.length === 0;
  return (
    <>
      <Fields>
        <AutocompleteControl
          label={t('prices.product')}
          required
          options={products}
          value={product?.id ?? null}
          onChange={(id) => id !== null && setWanted(id)}
        />
        <SelectControl
          label={t('prices.period')}
          required
          value={period}
          options={PERIODS.map((id) => ({ id, name: t(`prices.periods.${id}`) }))}
          onChange={(next) => next && setPeriod(next)}
        />
      </Fields>
      {drawn.length > 0 && (
        <Latest>
          {drawn.map((source) => (
            <LatestTile key={source.id} source={source} />
          ))}
        </Latest>
      )}
      <ChartCard
        title={t('prices.chartTitle', { product: product?.name ?? '' })}
        aside={product && t('prices.perUnit', { unit: product.unit })}
        kind="line"
        fit
        rows={series.points}
        x={{ field: 'day', header: t('prices.date'), kind: 'date' }}
        series={drawn.map(({ id, name }) => ({
          field: `source${id}`,
          header: name,
          kind: 'money' as const,
          value: ({ prices }: PricePoint) => prices[id] ?? null,
        }))}
        status={list.status}
        error={list.error}
        onRetry={retry}
        height={320}
        emptyState={
          none
            ? { title: t('prices.none.title'), text: t('prices.none.text') }
            : { title: t('prices.empty.title'), text: t('prices.empty.text') }
        }
      />
      {left > 0 && <p>{t('prices.moreSources', { count: left })}</p>}
    </>
  );
}
