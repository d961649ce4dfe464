import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { RecordLead } from '@/families/register/form/RecordPage';
import { RegisterPage } from '@/families/register/RegisterPage';
import { momentText } from '@/platform/format/dayText';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import type { RowAction } from '@/platform/grid/rowActions';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useQuery } from '@/platform/store/useQuery';
import { useItem, useList } from '@/platform/store/useResource';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { StatusChip } from '@/platform/ui/StatusChip';
import { differencesOf, differenceText, kilograms, stateLook, stateWord } from './feedOrderLook';
import { feedDestinations } from './feedOrderService';
import type { FeedOrder } from './feedOrderWire';
import { ActDialog, actsOf, type OrderAct } from './OrderActs';
import { SentOrders } from './ProposalNote';
import { feedOrders } from './registers/feedOrders';

const { resource } = feedOrders;

const Bar = styled('section')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  marginBottom: 12,
  padding: '10px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 2 },
}));
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 8,
  '& > .words': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
const Receipt = styled('p')(({ theme: { tokens } }) => ({
  margin: '8px 0 0',
  fontVariantNumeric: 'tabular-nums',
  '& .apart': { display: 'flex', alignItems: 'center', gap: 6, color: tokens.warning.softText },
  '& svg': { fontSize: 18 },
}));
const Course = styled('ol')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: tokens.textMuted,
}));

/** Where the feed movement of a receipt stands. */
const WAYS = {
  POULTRY: { key: 'CHICKEN_OCCURRENCE', route: 'lotsOccurrences' },
  FISH: { key: 'FISH_OCCURRENCE', route: 'lotsFishOccurrences' },
} as const;

/** What came, beside what was ordered and what its note says. */
function ReceiptWords({ order }: { readonly order: FeedOrder }) {
  const { t } = useTranslation('feedOrders');
  const holds = useHoldsMenuKey();
  const { receipt } = order;
  if (!receipt) return null;
  const { ordered, note } = differencesOf(order);
  const way = order.species && WAYS[order.species];
  const flagged = [
    ordered?.flagged ? t('receive.apart.ordered', { difference: differenceText(ordered) }) : null,
    note?.flagged ? t('receive.apart.note', { difference: differenceText(note) }) : null,
  ].filter((one) => one !== null);
  return (
    <Receipt as="div">
      {t(receipt.scaleKg === null ? 'bar.received' : 'bar.receivedWeighed', {
        note: kilograms(receipt.noteKg),
        scale: kilograms(receipt.scaleKg),
        ordered: kilograms(order.quantityKg),
        at: momentText(receipt.receivedAt),
      })}{' '}
      {receipt.occurrenceId !== null && way && holds(way.key) && (
        <Link component={PageLink} to={href(way.route, { id: String(receipt.occurrenceId) })}>
          {t('bar.occurrence')}
        </Link>
      )}
      {flagged.map((text) => (
        <div key={text} className="apart">
          <WarningAmberOutlined aria-hidden />
          {text}
        </div>
      ))}
      {flagged.length === 0 && ordered && <div>{t('bar.within')}</div>}
    </Receipt>
  );
}

interface OrderBarProps {
  readonly order: FeedOrder;
  readonly onAct: (act: OrderAct) => void;
}

/** How an order stands, what came of it, and what can be done about it. */
function OrderBar({ order, onAct }: OrderBarProps) {
  const { t } = useTranslation('feedOrders');
  const { status, history } = order;
  const look = stateLook(status);
  const root = useRef<HTMLElement>(null);
  const before = useRef(status);
  // The button that changed the state is gone with it: who pressed it stands here then.
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (document.activeElement === document.body) root.current?.focus();
  }, [status]);
  const reason = history.findLast((step) => step.reason !== null)?.reason;
  return (
    <Bar ref={root} tabIndex={-1} aria-label={t('bar.label')}>
      <Line>
        {look && <StatusChip {...look} />}
        <div className="words">
          {status !== null && t(`bar.${status}`)} {reason && t('bar.reason', { reason })}
        </div>
        <div className="ways">
          {actsOf(order).map((act, at) => (
            <Button
              key={act}
              variant={at === 0 ? 'outlined' : 'text'}
              startIcon={act === 'send' ? <SendOutlined /> : act === 'receive' ? <InventoryOutlined /> : null}
              onClick={() => onAct(act)}
            >
              {t(`acts.${act}.open`)}
            </Button>
          ))}
        </div>
      </Line>
      <ReceiptWords order={order} />
      {history.length > 0 && (
        <Course aria-label={t('bar.history')}>
          {history.map((step) => (
            <li key={`${step.status ?? ''} ${step.at ?? ''}`}>
              {[stateWord(step.status), momentText(step.at), step.userName].filter(Boolean).join(' · ')}
            </li>
          ))}
        </Course>
      )}
    </Bar>
  );
}

interface OpenOrderProps {
  readonly id: string;
  readonly rows: readonly FeedOrder[];
  readonly onAct: (act: OrderAct, order: FeedOrder) => void;
}

/** The open order as it was read last. */
function OpenOrder({ id, rows, onAct }: OpenOrderProps) {
  const { status, data } = useItem(resource, id);
  const order = (status === 'ready' ? data : null) ?? rows.find((row) => String(row.id) === id);
  return order ? <OrderBar order={order} onAct={(act) => onAct(act, order)} /> : null;
}

/** What the page is for, where there is nothing that feed could be ordered for. */
function NoOrders({ why }: { readonly why: 'noCustomer' | 'noLots' }) {
  const { t } = useTranslation('feedOrders');
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState icon={<LocalShippingOutlined />} title={t(`${why}.title`)} text={t(`${why}.text`)} />
    </>
  );
}

/** Orders of feed for the lots and silos of the current customer: every user of it may order. */
function Orders() {
  const { t } = useTranslation('feedOrders');
  const { rows, list } = useList(resource, DEFAULT_QUERY);
  const { data: destinations } = useQuery(feedDestinations, undefined);
  const [dialog, setDialog] = useState<{ readonly act: OrderAct; readonly order: FeedOrder } | null>(null);
  const close = useCallback((): void => setDialog(null), []);
  const moreActions = useCallback(() => {
    const next: RowAction<FeedOrder> = {
      id: 'next',
      label: (order) => t(`acts.${order.status === 'DRAFT' ? 'send' : 'receive'}.open`),
      icon: SendOutlined,
      iconFor: (order) => (order.status === 'DRAFT' ? SendOutlined : InventoryOutlined),
      hidden: (order) => actsOf(order).length === 0,
      keepsPlace: true,
      run: (order) => setDialog({ act: order.status === 'DRAFT' ? 'send' : 'receive', order }),
    };
    return { row: [next] };
  }, [t]);
  const recordLead: RecordLead = ({ id, leave }) => (
    <OpenOrder key={id} id={id} rows={rows} onAct={(act, order) => leave(() => setDialog({ act, order }))} />
  );
  const sent = useMemo(
    () => new Set(rows.filter(({ status }) => status !== 'DRAFT').map(({ id }) => String(id))),
    [rows],
  );
  // As it was read last: after a refusal the list is read anew.
  const wanted = dialog && (rows.find((row) => row.id === dialog.order.id) ?? dialog.order);
  if (destinations?.length === 0 && list.loadedAt !== null && rows.length === 0)
    return <NoOrders why="noLots" />;
  return (
    <SentOrders value={sent}>
      <RegisterPage register={feedOrders} recordLead={recordLead} moreActions={moreActions} />
      {dialog && wanted && <ActDialog order={wanted} act={dialog.act} onClose={close} />}
    </SentOrders>
  );
}

export function Component() {
  return useCustomer() ? <Orders /> : <NoOrders why="noCustomer" />;
}
