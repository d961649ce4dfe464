import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOfflinePage } from '@/platform/connection/useOfflinePage';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { PageHead } from '@/platform/ui/PageHead';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { FormSection } from './form/FormSection';
import { InvoiceStatus } from './InvoiceStatus';
import type { RuralInvoice } from './ruralInvoiceTypes';
import type { RuralFavourite } from './ruralRegistersWire';
import type { RuralLists } from './ruralInvoicesService';
import { ruralFavourites, ruralInvoices, ruralListsQuery } from './ruralInvoicesSlice';
import { problemsOf } from './rules/invoiceProblems';
import { perKilo, perSack, totalsOf } from './rules/invoiceTotals';
import { invoiceOfFavourite } from './rules/invoiceBeginnings';
import { type Saved, saveInvoice, sendInvoice } from './sendInvoice';

const Cards = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
});
const Words = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '0 0 8px',
  color: theme.tokens.textMuted,
  overflowWrap: 'anywhere',
}));
const Fields = styled('div')({ display: 'grid', gap: 12, margin: '8px 0' });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiButton-root': { flex: 1, minHeight: 48 },
});

interface Today {
  readonly quantity: number | null;
  readonly unitPrice: number | null;
}

interface TodayProps {
  readonly favourite: RuralFavourite;
  readonly lists: RuralLists;
  readonly onSent: (invoice: RuralInvoice) => void;
}

/** The two figures of today for each item, and the button. */
function TodayForm({ favourite, lists, onSent }: TodayProps) {
  const { t } = useTranslation('ruralInvoices');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const runOnce = useSingleFlight<'send'>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  // One request for what stands in this card: pressed twice, or again after a break, it makes one invoice.
  const [requestId] = useState(() => crypto.randomUUID());
  const saved = useRef<Saved>(null);
  const [today, setToday] = useState<readonly Today[]>(() =>
    favourite.items.map(({ unitPrice }) => ({ quantity: null, unitPrice })),
  );
  const made = invoiceOfFavourite(favourite, today, lists);
  const values = made && { ...made, requestId };
  const issuer = lists.issuers.find(({ id }) => id === favourite.issuerId);
  const problems = values ? problemsOf(values, issuer) : [];
  // Weight and price are asked here; what else stands against it is mended in the form.
  const elsewhere = problems.filter(({ field }) => !/^items\.\d+\.(?:quantity|unitPrice)$/.test(field));
  const total = values ? totalsOf(values.items, null).total : null;
  const change = (at: number, next: Partial<Today>) =>
    setToday((all) => all.map((each, index) => (index === at ? { ...each, ...next } : each)));
  const working = (work: () => Promise<void>, refused: string) =>
    runOnce('send', async () => {
      setBusy(true);
      try {
        await work();
      } catch (thrown) {
        notifyRefusal(thrown, refused);
      } finally {
        setBusy(false);
      }
    });
  const send = () => {
    setTried(true);
    if (!values || problems.length > 0) return;
    working(async () => {
      const sent = await sendInvoice(values, saved.current, (kept) => {
        saved.current = kept;
      });
      dispatch(ruralInvoices.written());
      onSent(sent);
    }, t('status.notSent'));
  };
  const toForm = () => {
    if (!values) return;
    working(async () => {
      const kept = await saveInvoice(values, saved.current);
      saved.current = kept;
      dispatch(ruralInvoices.written());
      void navigate(href('financeRuralInvoice', {}, { nota: kept.id }));
    }, t('favourites.notOpened'));
  };
  if (!values) return <Words>{t('favourites.gone')}</Words>;
  return (
    <>
      <Fields>
        {favourite.items.map((item, at) => {
          const { quantity = null, unitPrice = null } = today[at] ?? {};
          const sack = item.unit === 'KG' ? item.sackWeight : null;
          return (
            <Fields key={item.productId} role="group" aria-label={item.description}>
              <NumberControl
                label={t('favourites.quantity', { product: item.description })}
                value={quantity}
                onChange={(next) => change(at, { quantity: next })}
                decimals={4}
                minDecimals={0}
                unit={item.unit}
                required
                helper={
                  sack !== null && quantity !== null
                    ? t('form.inSacks', {
                        amount: formatNumber(quantity / sack, { decimals: 2, minDecimals: 0 }),
                      })
                    : undefined
                }
                error={tried && (quantity === null || quantity <= 0) ? t('problems.quantity') : undefined}
              />
              <NumberControl
                label={t('fields.unitPrice', { unit: item.unit })}
                value={unitPrice}
                onChange={(next) => change(at, { unitPrice: next })}
                decimals={10}
                minDecimals={2}
                prefix="R$"
                required
                error={tried && (unitPrice === null || unitPrice <= 0) ? t('problems.price') : undefined}
              />
              {sack !== null && (
                <NumberControl
                  label={t('form.pricePerSack', {
                    weight: formatNumber(sack, { decimals: 3, minDecimals: 0 }),
                  })}
                  value={perSack(unitPrice, sack)}
                  onChange={(next) => change(at, { unitPrice: perKilo(next, sack) })}
                  decimals={10}
                  minDecimals={2}
                  prefix="R$"
                />
              )}
            </Fields>
          );
        })}
      </Fields>
      <Words>{t('favourites.total', { value: total === null ? '–' : formatMoney(total) })}</Words>
      {elsewhere.length > 0 && (
        <Words role="note">
          {t('favourites.lacks', { problems: elsewhere.map(({ key }) => t(`problems.${key}`)).join(' ') })}
        </Words>
      )}
      <Actions>
        <Button variant="outlined" disabled={busy} onClick={toForm}>
          {t('favourites.toForm')}
        </Button>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={elsewhere.length > 0 ? t('favourites.lacksReason') : undefined}
          onClick={send}
        >
          {t('form.send')}
        </LoadingButton>
      </Actions>
    </>
  );
}

function Favourite({ favourite, lists }: Omit<TodayProps, 'onSent'>) {
  const { t } = useTranslation('ruralInvoices');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<RuralInvoice | null>(null);
  const remove = async () => {
    const yes = await confirm({
      title: t('favourites.deleteTitle', { name: favourite.name }),
      body: t('favourites.deleteBody'),
      confirmLabel: t('favourites.deleteLabel'),
      danger: true,
    });
    if (!yes) return;
    try {
      await dispatch(ruralFavourites.remove(favourite.id));
    } catch (thrown) {
      notifyRefusal(thrown, t('favourites.notDeleted'));
    }
  };
  if (sent)
    return (
      <InvoiceStatus
        read={sent}
        onChanged={(next) => {
          setSent(next);
          if (next.state === 'REJECTED') void navigate(href('financeRuralInvoice', {}, { nota: next.id }));
        }}
      />
    );
  return (
    <FormSection
      title={favourite.name}
      actions={
        <IconAction
          label={t('favourites.delete', { name: favourite.name })}
          icon={<DeleteOutlined />}
          onClick={() => void remove()}
        />
      }
    >
      <Words>
        {t('favourites.about', {
          recipient: favourite.recipientName,
          products: favourite.items.map(({ description }) => description).join(', '),
          nature: favourite.natureName,
        })}
      </Words>
      {open ? (
        <TodayForm favourite={favourite} lists={lists} onSent={setSent} />
      ) : (
        <Actions>
          <Button variant="contained" onClick={() => setOpen(true)}>
            {t('favourites.use')}
          </Button>
        </Actions>
      )}
    </FormSection>
  );
}

/** What is sold again and again: weight and price of today are all that is asked. */
export function Component() {
  const { t } = useTranslation('ruralInvoices');
  const navigate = useNavigate();
  const { rows, list, retry } = useList(ruralFavourites, undefined);
  const lists = useQuery(ruralListsQuery, 'all');
  useOfflinePage();
  const body = () => {
    if (list.status === 'failed' && rows.length === 0)
      return <FailedState error={list.error} onRetry={retry} />;
    if (!lists.data && lists.status === 'failed')
      return <FailedState error={lists.error} onRetry={lists.retry} />;
    if (!lists.data || list.loadedAt === null)
      return (
        <Loading>
          <SkeletonBlock height={160} />
        </Loading>
      );
    const ready = lists.data;
    if (rows.length === 0)
      return (
        <EmptyState
          title={t('favourites.empty.title')}
          text={t('favourites.empty.text')}
          action={
            <Button variant="outlined" onClick={() => void navigate(href('financeRuralInvoices'))}>
              {t('status.toList')}
            </Button>
          }
        />
      );
    return (
      <Cards>
        {rows.map((row) => (
          <Favourite key={row.id} favourite={row} lists={ready} />
        ))}
      </Cards>
    );
  };
  return (
    <>
      <PageHead
        title={t('favourites.title')}
        subtitle={t('favourites.subtitle')}
        actions={[
          { label: t('list.new'), onClick: () => void navigate(href('financeRuralInvoice')) },
          { label: t('title'), onClick: () => void navigate(href('financeRuralInvoices')) },
        ]}
      />
      {body()}
    </>
  );
}
