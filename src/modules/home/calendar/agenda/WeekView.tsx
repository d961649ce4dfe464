import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { shortWeekday, wholeDay } from '@/platform/format/namedDays';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonText } from '@/platform/ui/Skeletons';
import { viewDays } from '../rules/agendaPeriod';
import { countText } from '../rules/calendarItems';
import type { AgendaGridProps } from './agendaGrid';
import { useDayGrid } from './useDayGrid';

/** More of one day are read in its list. */
export const SHOWN_IN_WEEK = 10;

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& > [role="row"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
const Day = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: 240,
  padding: 8,
  borderLeft: `1px solid ${theme.tokens.border}`,
  cursor: 'pointer',
  '&:first-of-type': { borderLeft: 0 },
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[aria-selected="true"]': { backgroundColor: theme.tokens.selection },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '& > .head': { display: 'flex', alignItems: 'baseline', gap: 6, marginBottom: 8 },
  '& .weekday': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& .number': { ...typeStep('cardTitle'), padding: '0 4px', borderRadius: radius.chip },
  '&[aria-current="date"] .number': {
    backgroundColor: theme.tokens.primary,
    color: theme.tokens.onPrimary,
  },
  '& > .item, & > .more, & > .free': { ...typeStep('caption'), overflowWrap: 'anywhere' },
  '& > .item': {
    marginTop: 4,
    padding: '3px 6px',
    borderRadius: radius.cell,
    backgroundColor: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
    '& > b': { fontVariantNumeric: 'tabular-nums' },
  },
  '&[aria-selected="true"] > .item': { backgroundColor: theme.tokens.surface },
  '& > .more, & > .free': { marginTop: 4, color: theme.tokens.textMuted },
  [theme.breakpoints.down('md')]: {
    minHeight: 0,
    borderLeft: 0,
    borderTop: `1px solid ${theme.tokens.border}`,
    '&:first-of-type': { borderTop: 0 },
    '& > .head': { marginBottom: 0 },
  },
}));

/** A week, each day with its items; one under the other where the screen is narrow. */
export function WeekView(props: AgendaGridProps) {
  const { day, today, byDay, loading, label, hintId, onDay, onOpen } = props;
  const { t, i18n } = useTranslation('home');
  const grid = useDayGrid({ view: 'semana', day, onDay, onOpen });
  return (
    <Root {...grid} aria-label={label} aria-describedby={hintId} aria-busy={loading || undefined}>
      <div role="row">
        {viewDays('semana', day).map((date) => {
          const items = byDay.get(date) ?? [];
          const count = items.length;
          const rest = count - SHOWN_IN_WEEK;
          const name = wholeDay(date, i18n.language);
          return (
            <Day
              key={date}
              role="gridcell"
              tabIndex={date === day ? 0 : -1}
              aria-selected={date === day}
              aria-current={date === today ? 'date' : undefined}
              aria-label={loading && count === 0 ? name : t('calendar.day', { day: name, count })}
              onClick={() => onDay(date)}
            >
              <div className="head">
                <span className="weekday">{shortWeekday(date, i18n.language)}</span>
                <span className="number">{Number(date.slice(8))}</span>
              </div>
              {loading && items.length === 0 && <SkeletonText lines={2} lineHeight={18} />}
              {!loading && items.length === 0 && <div className="free">{t('calendar.free')}</div>}
              {items.slice(0, SHOWN_IN_WEEK).map(({ key, time, title }) => (
                <div className="item" key={key}>
                  {time && <b>{time} </b>}
                  {title || t('calendar.untitled')}
                </div>
              ))}
              {rest > 0 && (
                <div className="more">{t('agenda.more', { count: rest, shown: countText(rest) })}</div>
              )}
            </Day>
          );
        })}
      </div>
    </Root>
  );
}
