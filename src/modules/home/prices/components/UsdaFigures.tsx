import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { trendIcons } from '@/platform/theme/trend';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ScrollArea } from '@/platform/ui/ScrollArea';
import type { UsdaFigure, UsdaOption } from '../pricesWire';
import { harvestOf, usdaTable } from '../rules/usdaTable';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    ...typeStep('cell'),
    padding: '6px 16px 6px 0',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    borderTop: `1px solid ${theme.tokens.border}`,
  },
  '& th:first-of-type': { paddingLeft: 16, textAlign: 'left', whiteSpace: 'normal' },
  '& thead th': {
    ...typeStep('cellHead'),
    color: theme.tokens.textMuted,
    backgroundColor: theme.tokens.surfaceSunken,
  },
  '& td.last': { fontWeight: 600 },
  // On a telephone two years say enough.
  [theme.breakpoints.down('sm')]: { '& .first': { display: 'none' } },
  '& svg': { marginRight: 4, fontSize: 16, verticalAlign: '-3px' },
}));
const Foot = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  padding: '8px 16px 12px',
  borderTop: `1px solid ${theme.tokens.border}`,
  color: theme.tokens.textMuted,
}));

/** An unknown figure. */
const NONE = '–';

/** The newest year stands out; of three the oldest gives way first. */
function markOf(at: number, count: number): string | undefined {
  if (at === count - 1) return 'last';
  return at === 0 && count === 3 ? 'first' : undefined;
}

function Change({ value }: { readonly value: number | null }) {
  if (value === null) return NONE;
  const sense = value > 0 ? 'up' : value < 0 ? 'down' : 'flat';
  const Icon = trendIcons[sense];
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  const text = `${sign}${formatPercent(Math.abs(value), { decimals: 1 })}`;
  return (
    <>
      <Icon aria-hidden />
      {text}
    </>
  );
}

interface UsdaFiguresProps {
  readonly figures: readonly UsdaFigure[];
  readonly commodity: string;
  readonly attribute: UsdaOption;
}

/** One attribute of a commodity: the countries with the most of it, year by year. */
export function UsdaFigures({ figures, commodity, attribute }: UsdaFiguresProps) {
  const { t } = useTranslation('home');
  const { years, unit, rows } = usdaTable(figures, attribute.id);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<BarChartOutlined />}
        title={t('prices.usda.none')}
        text={t('prices.usda.noneText')}
      />
    );
  }
  return (
    <>
      <ScrollArea label={t('prices.usda.table', { commodity, attribute: attribute.name })}>
        <Table aria-label={t('prices.usda.table', { commodity, attribute: attribute.name })}>
          <thead>
            <tr>
              <th scope="col">{t('prices.usda.country')}</th>
              {years.map((year, at) => (
                <th key={year} scope="col" className={markOf(at, years.length)}>
                  {harvestOf(year)}
                </th>
              ))}
              <th scope="col">{t('prices.usda.change')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ country, values, change }) => (
              <tr key={country}>
                <th scope="row">{country}</th>
                {years.map((year, at) => (
                  <td key={year} className={markOf(at, years.length)}>
                    {values[at] == null ? NONE : formatNumber(values[at], { decimals: 0 })}
                  </td>
                ))}
                <td>
                  <Change value={change} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollArea>
      <Foot>
        {[unit && t('prices.usda.unit', { unit }), t('prices.usda.source')].filter(Boolean).join('. ')}
      </Foot>
    </>
  );
}
