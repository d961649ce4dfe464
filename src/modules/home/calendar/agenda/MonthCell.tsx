import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { wholeDay } from '@/platform/format/namedDays';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { type CalendarItem, countText } from '../rules/calendarItems';

const SHOWN = 3;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  minHeight: 104,
  padding: '4px 6px 6px',
  border: 0,
  borderTop: `1px solid ${theme.tokens.border}`,
  borderLeft: `1px solid ${theme.tokens.border}`,
  cursor: 'pointer',
  '&:first-of-type': { borderLeft: 0 },
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[data-outside="true"]': { backgroundColor: theme.tokens.surfaceSunken },
  '&[aria-selected="true"]': { backgroundColor: theme.tokens.selection },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '& > .number': {
    ...typeStep('cell'),
    alignSelf: 'flex-start',
    minWidth: 24,
    padding: '2px 4px',
    borderRadius: radius.chip,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-outside="true"] > .number': { color: theme.tokens.textMuted },
  '&[aria-current="date"] > .number': {
    fontWeight: 600,
    backgroundColor: theme.tokens.primary,
    color: theme.tokens.onPrimary,
  },
  '& > .item, & > .more': {
    ...typeStep('caption'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .item': {
    padding: '1px 6px',
    borderRadius: radius.cell,
    backgroundColor: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
  },
  '&[aria-selected="true"] > .item': { backgroundColor: theme.tokens.surface },
  '& > .more': { padding: '0 6px', color: theme.tokens.textMuted },
  '& > .count': { display: 'none' },
  // On a telephone a day has room for a number alone; the chosen day's items stand under the grid.
  [theme.breakpoints.down('sm')]: {
    alignItems: 'center',
    minHeight: 56,
    padding: 4,
    '& > .number': { alignSelf: 'center' },
    '& > .item, & > .more': { display: 'none' },
    '& > .count': {
      ...typeStep('micro'),
      display: 'block',
      minWidth: 20,
      padding: '1px 4px',
      borderRadius: radius.chip,
      textAlign: 'center',
      backgroundColor: theme.tokens.primarySoft,
      color: theme.tokens.primarySoftText,
    },
    '&[aria-selected="true"] > .count': { backgroundColor: theme.tokens.surface },
  },
}));

interface MonthCellProps {
  readonly day: LocalDate;
  readonly items: readonly CalendarItem[];
  /** Of the month before or after. */
  readonly outside: boolean;
  readonly isToday: boolean;
  readonly chosen: boolean;
  readonly loading: boolean;
  readonly onChoose: () => void;
}

/** A day of the month with the first of its items. */
export function MonthCell({ day, items, outside, isToday, chosen, loading, onChoose }: MonthCellProps) {
  const { t, i18n } = useTranslation('home');
  const count = items.length;
  const rest = count - SHOWN;
  const name = wholeDay(day, i18n.language);
  return (
    <Root
      role="gridcell"
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={loading && count === 0 ? name : t('calendar.day', { day: name, count })}
      data-outside={outside}
      onClick={onChoose}
    >
      <span className="number">{Number(day.slice(8))}</span>
      {loading && count === 0 && <SkeletonBlock width="80%" height={14} />}
      {items.slice(0, SHOWN).map(({ key, time, title }) => {
        const words = title || t('calendar.untitled');
        return (
          <span className="item" key={key} title={words}>
            {[time, words].filter(Boolean).join(' ')}
          </span>
        );
      })}
      {rest > 0 && <span className="more">{t('agenda.more', { count: rest, shown: countText(rest) })}</span>}
      {count > 0 && (
        <span className="count" aria-hidden>
          {countText(count)}
        </span>
      )}
    </Root>
  );
}
