import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoteProps, OptionsProps } from '@/families/register/registerTypes';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText, momentText, shortDayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { useQuery } from '@/platform/store/useQuery';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { destinationText, kilograms } from './feedOrderLook';
import type { FeedOrderValues } from './feedOrderSchemas';
import { feedDestinations, feedNeeds } from './feedOrderService';
import { eaterOf } from './fishOfNeed';
import { type FeedProposal, feedProposal, proposalFor } from './rules/feedProposal';
import { fishEater } from './rules/fishNeed';

const NONE: readonly never[] = [];
/** Who types less means tonnes, as they stand on the note. */
const FEW_KG = 100;

const Box = styled('section')(({ theme: { tokens } }) => ({
  ...typeStep('cell'),
  marginTop: 8,
  padding: '10px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.control,
  backgroundColor: tokens.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
}));
const Title = styled('h3')({ ...typeStep('cardTitle'), margin: '0 0 4px' });
const Sum = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  rowGap: 2,
  maxWidth: 640,
  margin: 0,
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  '& .total': { fontWeight: 600 },
});
const Muted = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  margin: '4px 0 0',
  color: tokens.textMuted,
}));
const Warned = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  display: 'flex',
  gap: 6,
  margin: '6px 0 0',
  color: tokens.warning.softText,
  '& svg': { fontSize: 16, flexShrink: 0 },
}));

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <Warned>
      <WarningAmberOutlined aria-hidden />
      <span>{children}</span>
    </Warned>
  );
}

/** Hands lots in progress and silos to the field. */
export function DestinationOptions({ children }: OptionsProps<FeedOrderValues>) {
  // Another language names them anew.
  useTranslation('feedOrders');
  const { data, status, retry } = useQuery(feedDestinations, undefined);
  const options = (data ?? NONE).map((one) => ({ id: one.id, name: destinationText(one) }));
  return children({
    options,
    loading: status === 'loading',
    failed: status === 'failed',
    onRetry: retry,
  });
}

/** The orders that were sent already: nothing is proposed to them any more. */
export const SentOrders = createContext<ReadonlySet<string>>(new Set());

function useNeed({ values: { destination }, id }: NoteProps<FeedOrderValues>) {
  const isSent = useContext(SentOrders).has(String(id));
  return useQuery(
    feedNeeds,
    destination === null || isSent ? null : { destination, orderId: id === null ? null : Number(id) },
  );
}

/** Under the stock: what the silo weighs by itself. */
export function StockNote(note: NoteProps<FeedOrderValues>) {
  const { t } = useTranslation('feedOrders');
  const { data } = useNeed(note);
  if (!data) return null;
  return (
    <Muted role="status">
      {data.siloKg === null
        ? t(data.fish ? 'stock.unknownFish' : 'stock.unknown')
        : t('stock.weighs', { kg: kilograms(data.siloKg), at: momentText(data.siloReadAt) })}
    </Muted>
  );
}

const signed = (value: number): string => (value > 0 ? `− ${kilograms(value)}` : kilograms(value));

interface ArithmeticProps {
  readonly proposal: FeedProposal;
  readonly stockKg: number | null;
  readonly stockName: string;
}

/** Need, what is there, what is coming: one line each, and what is left to order. */
function Arithmetic({ proposal, stockKg, stockName }: ArithmeticProps) {
  const { t } = useTranslation('feedOrders');
  const { need, coming, missingKg } = proposal;
  return (
    <Sum>
      {need && (
        <>
          <dt>{needText(t, need)}</dt>
          <dd>{kilograms(need.kg)}</dd>
        </>
      )}
      {stockKg !== null && (
        <>
          <dt>{stockName}</dt>
          <dd>{signed(stockKg)}</dd>
        </>
      )}
      {coming.map((order) => (
        <ComingLine key={order.id} order={order} />
      ))}
      {missingKg !== null && (
        <>
          <dt className="total">{t(missingKg > 0 ? 'proposal.missing' : 'proposal.enough')}</dt>
          <dd className="total">{kilograms(Math.abs(missingKg))}</dd>
        </>
      )}
    </Sum>
  );
}

const grams = (value: number) => formatNumber(value, { decimals: value < 10 ? 2 : 0 });

/** Who eats what, until when. */
function needText(t: TFunction<'feedOrders'>, { days, until, of }: NonNullable<FeedProposal['need']>) {
  const shared = { count: days, until: shortDayText(until) };
  return of.kind === 'birds'
    ? t('proposal.need', {
        ...shared,
        birds: formatNumber(of.birds, { decimals: 0 }),
        grams: formatNumber(of.grams, { decimals: 0 }),
      })
    : t('proposal.needFish', {
        ...shared,
        fish: formatNumber(of.fish, { decimals: 0 }),
        from: grams(of.fromGrams),
        to: grams(of.toGrams),
      });
}

/** What the need follows from. */
function basisText(
  t: TFunction<'feedOrders'>,
  { of }: NonNullable<FeedProposal['need']>,
  lot: string | undefined,
  reference: string,
) {
  if (of.kind === 'birds') return t(`proposal.basis.${of.basis}`, { lot, reference });
  return of.temperature === null
    ? t('proposal.basis.rationUncorrected', { reference: of.reference })
    : t('proposal.basis.ration', { reference: of.reference, temperature: of.temperature });
}

function ComingLine({ order }: { readonly order: FeedProposal['coming'][number] }) {
  const { t } = useTranslation('feedOrders');
  const { number, deliveryDate, quantityKg } = order;
  return (
    <>
      <dt>
        {deliveryDate === null
          ? t('proposal.comingUndated', { number })
          : t('proposal.coming', { number, date: shortDayText(deliveryDate) })}
      </dt>
      <dd>{quantityKg === null ? '–' : signed(quantityKg)}</dd>
    </>
  );
}

/** Under the amount: what is proposed, with its arithmetic open, and what speaks against what was typed. */
export function ProposalNote(note: NoteProps<FeedOrderValues>) {
  const { t } = useTranslation('feedOrders');
  const { setValue } = useFormContext<FeedOrderValues>();
  const { data, status } = useNeed(note);
  if (status === 'failed' && !data) return <Warning>{t('proposal.failed')}</Warning>;
  if (!data) return null;
  const { deliveryDate: delivery, nextDeliveryDate: next, quantityKg, stockKg: typed } = note.values;
  const stockKg = typed ?? data.siloKg;
  const now = today();
  const facts = {
    today: now,
    delivery: isLocalDate(delivery) ? delivery : null,
    nextDelivery: isLocalDate(next) ? next : null,
    stockKg,
    capacityKg: data.capacityKg,
    coming: data.coming,
  };
  const proposal = data.fish
    ? proposalFor(fishEater(eaterOf(data.fish, now), now), facts)
    : feedProposal({ course: data.course, ...facts });
  const { gaps, need, roomKg, proposedKg, emptyOn } = proposal;
  const overflows = quantityKg !== null && roomKg !== null && quantityKg > roomKg;
  const lot = data.fish?.number ?? data.course?.lot.number;
  return (
    <Box aria-label={t('proposal.title')}>
      <Title>{t('proposal.title')}</Title>
      <Arithmetic
        proposal={proposal}
        stockKg={stockKg}
        stockName={
          typed === null ? t('proposal.read', { at: momentText(data.siloReadAt) }) : t('proposal.typed')
        }
      />
      {gaps.map((gap) => (
        <Muted key={gap}>{t(`proposal.gaps.${gap}`)}</Muted>
      ))}
      {proposedKg !== null && proposedKg > 0 && proposedKg !== quantityKg && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => setValue('quantityKg', proposedKg, { shouldDirty: true, shouldValidate: true })}
        >
          {t('proposal.use', { kg: kilograms(proposedKg) })}
        </Button>
      )}
      {need && (
        <Muted>
          {basisText(t, need, lot, data.course?.reference?.name ?? '')}
          {need.untilEnd && ` ${t('proposal.untilEnd', { date: dayText(need.until) })}`}
        </Muted>
      )}
      <div aria-live="polite">
        {emptyOn !== null && <Warning>{t('proposal.empty', { date: dayText(emptyOn) })}</Warning>}
        {overflows && (
          <Warning>
            {t('proposal.overflow', { room: kilograms(roomKg), capacity: kilograms(data.capacityKg) })}
          </Warning>
        )}
        {roomKg !== null && !overflows && (
          <Muted>
            {t('proposal.room', { room: kilograms(roomKg), capacity: kilograms(data.capacityKg) })}
          </Muted>
        )}
        {quantityKg !== null && quantityKg > 0 && quantityKg < FEW_KG && (
          <Warning>{t('proposal.tonnes', { kg: kilograms(quantityKg * 1000) })}</Warning>
        )}
      </div>
    </Box>
  );
}
