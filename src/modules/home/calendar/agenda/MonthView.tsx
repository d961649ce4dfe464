import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { monthOf } from '@/platform/format/month';
import { shortWeekday } from '@/platform/format/namedDays';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { monthWeeks } from '../rules/agendaPeriod';
import type { AgendaGridProps } from './agendaGrid';
import { MonthCell } from './MonthCell';
import { useDayGrid } from './useDayGrid';

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& > [role="row"]': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  '& [role="columnheader"]': {
    ...typeStep('cellHead'),
    padding: '6px 8px',
    color: theme.tokens.textMuted,
    backgroundColor: theme.tokens.surfaceSunken,
  },
}));

/** A month as weeks of days. Its cells are reached by arrows and Page Up and Down. */
export function MonthView(props: AgendaGridProps) {
  const { day, today, byDay, loading, label, hintId, onDay, onOpen } = props;
  const { i18n } = useTranslation('home');
  const weeks = monthWeeks(day);
  const [names = []] = weeks;
  const grid = useDayGrid({ view: 'mes', day, onDay, onOpen });
  const itemsOf = (date: LocalDate) => byDay.get(date) ?? [];
  return (
    <Root {...grid} aria-label={label} aria-describedby={hintId} aria-busy={loading || undefined}>
      <div role="row">
        {names.map((date) => (
          <span key={date} role="columnheader">
            {shortWeekday(date, i18n.language)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div role="row" key={week[0]}>
          {week.map((date) => (
            <MonthCell
              key={date}
              day={date}
              items={itemsOf(date)}
              outside={monthOf(date) !== monthOf(day)}
              isToday={date === today}
              chosen={date === day}
              loading={loading}
              onChoose={() => onDay(date)}
            />
          ))}
        </div>
      ))}
    </Root>
  );
}
