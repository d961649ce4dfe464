import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';
import type { SideSums, TitleSums } from '../rules/titleSums';
import { BUCKETS } from '../rules/titleStatus';
import { shortDay } from './titleLook';

const Frame = styled('div')({
  '--fade-start': '0px',
  '--fade-end': '0px',
  marginBottom: 12,
});
const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(158px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage:
    'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(7, minmax(174px, 1fr))',
    scrollSnapType: 'x proximity',
  },
  '& > li': { containerType: 'inline-size', minWidth: 0, scrollSnapAlign: 'start' },
}));
const Tile = styled('button')(({ theme }) => ({
  ...typeStep('caption'),
  // Figures stand at the lower edge, in one line over all cards, however long a name is.
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '7px 10px 8px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  background: theme.tokens.surface,
  color: theme.tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '&[aria-pressed=true]': {
    borderColor: theme.tokens.primary,
    boxShadow: `inset 0 0 0 1px ${theme.tokens.primary}`,
    backgroundColor: theme.tokens.selection,
  },
}));
const Head = styled('span')(({ theme }) => ({
  ...typeStep('bodyStrong'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 'auto',
  paddingBottom: 2,
  '&[data-tone="danger"]': { color: theme.tokens.danger.softText },
  '& small': {
    ...typeStep('caption'),
    paddingTop: 2,
    whiteSpace: 'nowrap',
    color: theme.tokens.textMuted,
    fontWeight: 400,
  },
  // A count of two digits and its word push the name of a narrow card into a second line: the bare figure never does.
  '@container (max-width: 184px)': {
    '& small[data-count]': { fontSize: 0 },
    '& small[data-count]::after': { ...typeStep('caption'), content: 'attr(data-count) / ""' },
  },
}));
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  // A figure that does not fit beside its name stands under it, whole.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  whiteSpace: 'nowrap',
  '& > span:first-of-type': { color: theme.tokens.textMuted },
  '& > span:last-of-type': { marginLeft: 'auto' },
}));

/** Groups of what is open, all of it, and what was paid; a card's name is also that of its situation. */
export const CARDS = [...BUCKETS, 'all', 'paid'] as const;
export type CardName = (typeof CARDS)[number];

const UNKNOWN = '—';

interface CardProps {
  readonly name: CardName;
  readonly sums: SideSums | null;
  readonly failed: boolean;
  readonly note: string;
  readonly active: boolean;
  readonly onPick: (name: CardName) => void;
}

function TitleCard({ name, sums, failed, note, active, onPick }: CardProps) {
  const { t } = useTranslation('financeTitles');
  const side = name === 'paid' ? 'paid' : 'open';
  const waiting = failed ? <span>{UNKNOWN}</span> : <SkeletonBlock width={72} height={12} />;
  const figure = (text: string) => (sums ? <span>{text}</span> : waiting);
  return (
    <li>
      <Tile type="button" aria-pressed={active} onClick={() => onPick(name)}>
        <Head data-tone={name === 'overdue' && sums && sums.count > 0 ? 'danger' : undefined}>
          {t(`cards.${name}`)}
          <small data-count={note === '' ? sums?.count : undefined}>
            {note || (sums ? t('cards.count', { count: sums.count }) : '')}
          </small>
        </Head>
        <Line>
          <span>{t(`cards.sides.${side}.EXPENSE`)}</span>
          {figure(formatCents(sums?.pay))}
        </Line>
        <Line>
          <span>{t(`cards.sides.${side}.INCOME`)}</span>
          {figure(formatCents(sums?.receive))}
        </Line>
      </Tile>
    </li>
  );
}

interface TitleCardsProps {
  /** Null while nothing is known. */
  readonly sums: (Omit<TitleSums, 'paid'> & { readonly paid: SideSums | null }) | null;
  /** Nothing came: figures are not on their way. */
  readonly failed: boolean;
  readonly days: { readonly from: string; readonly to: string };
  readonly active: CardName | null;
  readonly onPick: (name: CardName) => void;
}

/** What is due and what was paid, both sides apart, in reais; each card filters the list under it. */
export const TitleCards = memo(function TitleCards({ sums, failed, days, active, onPick }: TitleCardsProps) {
  const { t } = useTranslation('financeTitles');
  const frame = useEdgeFade('ul');
  return (
    <Frame ref={frame}>
      <Strip aria-label={t('cards.label')}>
        {CARDS.map((name) => (
          <TitleCard
            key={name}
            name={name}
            sums={sums?.[name] ?? null}
            failed={failed}
            note={
              name === 'paid' ? t('cards.days', { from: shortDay(days.from), to: shortDay(days.to) }) : ''
            }
            active={active === name}
            onPick={onPick}
          />
        ))}
      </Strip>
    </Frame>
  );
});
