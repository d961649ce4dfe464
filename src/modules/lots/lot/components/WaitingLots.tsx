import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';
import { useLotWords } from '../lotKind';
import { LotLink } from './LotLink';
import type { ManagedLot } from '../lotWire';

const Root = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  marginBottom: 10,
  color: theme.tokens.textMuted,
}));
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: 10 });
const SHOWN = 4;

interface GroupProps<Lot> {
  readonly label: string;
  readonly lots: readonly Lot[];
  readonly nameOf: (lot: Lot) => string;
}

function Group<Lot extends ManagedLot>({ label, lots, nameOf }: GroupProps<Lot>) {
  const t = useLotWords();
  if (lots.length === 0) return null;
  const more = lots.length - SHOWN;
  return (
    <Line>
      {label}
      {lots.slice(0, SHOWN).map((lot) => (
        <LotLink key={lot.id} id={lot.id}>
          {nameOf(lot)}
        </LotLink>
      ))}
      {more > 0 && <span>{t('lead.more', { count: more })}</span>}
    </Line>
  );
}

interface WaitingLotsProps<Lot> {
  readonly rows: readonly Lot[];
  readonly nameOf: (lot: Lot) => string;
}

/** The lots that wait for somebody: for their animals, or for the document that finishes them. */
export function WaitingLots<Lot extends ManagedLot>({ rows, nameOf }: WaitingLotsProps<Lot>) {
  const t = useLotWords();
  const waiting = rows.filter(({ status }) => status === 'AWAITING');
  const blocked = rows.filter(({ status }) => status === 'BLOCKED');
  if (waiting.length + blocked.length === 0) return null;
  return (
    <Root role="group" aria-label={t('lead.label')}>
      <Group label={t('lead.waiting')} lots={waiting} nameOf={nameOf} />
      <Group label={t('lead.blocked')} lots={blocked} nameOf={nameOf} />
    </Root>
  );
}
