import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { RecordLead } from '@/families/register/form/RecordPage';
import { RegisterPage } from '@/families/register/RegisterPage';
import { formatNumber } from '@/platform/format/number';
import { useItem } from '@/platform/store/useResource';
import { radius } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { PageHead } from '@/platform/ui/PageHead';
import { StatusChip } from '@/platform/ui/StatusChip';
import { FISH } from '../fishLots/fishLotParts';
import type { FishLotLife } from '../fishLots/fishLotWire';
import { conversionOf } from '../fishRules/fishFigures';
import { lotTotals } from '../fishRules/fishResult';
import { LotLink } from '../lot/components/LotLink';
import { NoteLine } from '../lot/components/NoteLine';
import { LotKindProvider } from '../lot/lotKind';
import { statusLook } from '../lot/lotStatus';
import { fishOrders, orderLook } from './registers/fishOrders';

const FIGURES = ['fish', 'kg', 'feedKg', 'gainKg'] as const;

const Root = styled('section')(({ theme: { tokens } }) => ({
  marginBottom: 12,
  padding: '10px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 8,
});

const whole = (value: number | null) => (value === null ? '–' : formatNumber(value, { decimals: 0 }));
const ratio = (value: number | null) => (value === null ? '–' : formatNumber(value, { decimals: 3 }));

/** The lots of an order with what each came to, and their sums: of those that everything is known of. */
function OrderLots({ lots }: { readonly lots: readonly FishLotLife[] }) {
  const { t } = useTranslation('fishOrders');
  const mayOpen = useHoldsMenuKey()('FISH_LOT');
  const rows = lots.map((lot) => ({ lot, totals: lotTotals(lot), housed: lot.housingDate !== null }));
  const housed = rows.filter((row) => row.housed);
  const known = housed.filter(({ totals }) => FIGURES.every((name) => totals[name] !== null));
  const unknown = housed.filter((row) => !known.includes(row));
  const sum = (name: (typeof FIGURES)[number]) =>
    known.length === 0 ? null : known.reduce((all, { totals }) => all + (totals[name] ?? 0), 0);
  const nameOf = ({ number, fishPondName }: FishLotLife) =>
    [number, fishPondName].filter(Boolean).join(' · ');
  return (
    <>
      <FigureScroll role="region" aria-label={t('lots.title')} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th className="text">{t('lots.lot')}</th>
              <th className="text">{t('lots.status')}</th>
              {FIGURES.map((name) => (
                <th key={name}>{t(`lots.${name}`)}</th>
              ))}
              <th>{t('lots.conversion')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lot, totals, housed: isHoused }) => {
              const look = statusLook(lot.status);
              return (
                <tr key={lot.id}>
                  <th scope="row" className="text">
                    {mayOpen ? <LotLink id={lot.id}>{nameOf(lot)}</LotLink> : nameOf(lot)}
                  </th>
                  <td className="text">{look ? <StatusChip {...look} /> : lot.status}</td>
                  {FIGURES.map((name) => (
                    <td key={name}>{isHoused ? whole(totals[name]) : '–'}</td>
                  ))}
                  <td>{isHoused ? ratio(conversionOf([totals])) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="text" colSpan={2}>
                {t('lots.total', { count: known.length })}
              </th>
              {FIGURES.map((name) => (
                <td key={name}>{whole(sum(name))}</td>
              ))}
              <td>{ratio(conversionOf(known.map(({ totals }) => totals)))}</td>
            </tr>
          </tfoot>
        </FigureTable>
      </FigureScroll>
      {unknown.length > 0 && (
        <NoteLine>{t('lots.unknown', { lots: unknown.map(({ lot }) => nameOf(lot)).join(', ') })}</NoteLine>
      )}
      <NoteLine>{t('lots.basis')}</NoteLine>
    </>
  );
}

/** How an open order stands: its state, its lots, the sums over them. */
function OrderBar({ id }: { readonly id: string }) {
  const { t } = useTranslation('fishOrders');
  const { data } = useItem(fishOrders.resource, id);
  if (!data) return null;
  const look = orderLook(data);
  return (
    <Root aria-label={t('bar.label')}>
      <Head>
        {look && <StatusChip {...look} />}
        <span>{t(data.lots.length === 0 ? 'bar.noLots' : 'bar.text')}</span>
      </Head>
      {data.lots.length > 0 && <OrderLots lots={data.lots} />}
    </Root>
  );
}

const recordLead: RecordLead = ({ id }) => <OrderBar key={id} id={id} />;

/** Production orders of fish: every user of the customer may keep them. */
export function Component() {
  const { t } = useTranslation('fishOrders');
  if (!useCustomer())
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState
          icon={<PlaylistAddCheckOutlined />}
          title={t('noCustomer.title')}
          text={t('noCustomer.text')}
        />
      </>
    );
  return (
    <LotKindProvider value={FISH}>
      <RegisterPage register={fishOrders} recordLead={recordLead} />
    </LotKindProvider>
  );
}
