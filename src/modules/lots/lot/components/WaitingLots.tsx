import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { LotLink } from './LotLink';
import type { ChickenLot } from '../lotWire';

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

interface GroupProps {
  readonly label: string;
  readonly lots: readonly ChickenLot[];
  readonly nameOf: (lot: ChickenLot) => string;
}

function Group({ label, lots, nameOf }: GroupProps) {
  const { t } = useTranslation('chickenLots');
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

interface WaitingLotsProps {
  readonly rows: readonly ChickenLot[];
  readonly nameOf: (lot: ChickenLot) => string;
}

/** The lots that wait for somebody: for their birds, or for the document that finishes them. */
export function WaitingLots({ rows, nameOf }: WaitingLotsProps) {
  const { t } = useTranslation('chickenLots');
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
