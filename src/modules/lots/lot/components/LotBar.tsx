import LockOutlined from '@mui/icons-material/LockOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { daysBetween, today, toLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { PageLink } from '@/platform/routing/pageLink';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import { useLotKind, useLotWords } from '../lotKind';
import { statusLook } from '../lotStatus';
import { LotLink } from './LotLink';
import type { ManagedLot } from '../lotWire';

const Root = styled('section')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 8,
  marginBottom: 12,
  padding: '10px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 2 },
}));
const Words = styled('div')({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** Days since housing; null before it. */
function dayOf({ housingDate }: ManagedLot): number | null {
  const housing = toLocalDate(housingDate);
  return housing === null ? null : daysBetween(housing, today());
}

/** The sentence that says how the lot stands. */
function StateWords({ lot }: { readonly lot: ManagedLot }) {
  const t = useLotWords();
  const housing = toLocalDate(lot.housingDate);
  const closed = dayText(lot.closingDate);
  const reason = lot.closingReason ? ` ${t('bar.reason', { reason: lot.closingReason })}` : '';
  switch (lot.status) {
    case 'AWAITING':
      return t('bar.awaiting');
    case 'IN_PROGRESS': {
      const day = dayOf(lot);
      if (day === null) return null;
      const words = { day, date: dayText(housing) };
      return lot.durationDays === null
        ? t('bar.inProgressOpen', words)
        : t('bar.inProgress', { ...words, total: lot.durationDays });
    }
    case 'BLOCKED':
      return t('bar.blocked', { date: closed }) + reason;
    case 'FINISHED':
      return t('bar.finished', { date: closed }) + reason;
    default:
      return null;
  }
}

/** The document of the financial module that tells the result, for who may see it. */
function ResultDocument({ lot }: { readonly lot: ManagedLot }) {
  const t = useLotWords();
  const holds = useHoldsMenuKey();
  const openOverlay = useOpenOverlay();
  const { resultDocumentId: id, resultDocumentNumber: number } = lot;
  if (!number) return <span>{t('bar.noDocument')}</span>;
  const words = t('bar.document', { number });
  if (id == null || !holds('DOCUMENT_QUERY')) return <span>{words}</span>;
  return (
    <Link
      component="button"
      type="button"
      onClick={() => openOverlay('documento', { id: String(id), movimento: 'INCOME' })}
    >
      {words}
    </Link>
  );
}

interface LotBarProps {
  readonly lot: ManagedLot;
  /** The lot that waits for the place of one that was closed. */
  readonly next: ManagedLot | undefined;
  readonly onClose: () => void;
  readonly onReopen: () => void;
}

/** How a lot stands, and what can be done about it: which ways there are follows from its state. */
export function LotBar({ lot, next, onClose, onReopen }: LotBarProps) {
  const t = useLotWords();
  const holds = useHoldsMenuKey();
  const { Leads } = useLotKind();
  const look = statusLook(lot.status);
  const { status } = lot;
  const root = useRef<HTMLElement>(null);
  const before = useRef(status);
  // The button that changed the state is gone with it: who pressed it stands here then.
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (document.activeElement === document.body) root.current?.focus();
  }, [status]);
  return (
    <Root ref={root} tabIndex={-1} aria-label={t('bar.label')}>
      {look && <StatusChip {...look} />}
      <Words>
        <StateWords lot={lot} />
      </Words>
      <Ways>
        {next && <LotLink id={next.id}>{t('bar.next', { number: next.number })}</LotLink>}
        {status === 'FINISHED' && <ResultDocument lot={lot} />}
        {status === 'BLOCKED' && holds('PRE_LAUNCH') && (
          <Link component={PageLink} to={href('financePreLaunch')}>
            {t('bar.preLaunch')}
          </Link>
        )}
        <Leads lot={lot} day={dayOf(lot)} />
        {status === 'IN_PROGRESS' && (
          <Button variant="outlined" startIcon={<LockOutlined />} onClick={onClose}>
            {t('bar.close')}
          </Button>
        )}
        {status === 'BLOCKED' && (
          <Button variant="outlined" startIcon={<LockOpenOutlined />} onClick={onReopen}>
            {t('bar.reopen')}
          </Button>
        )}
      </Ways>
    </Root>
  );
}
