import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { capitalised, dayAndMonth } from '@/platform/format/namedDays';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { FoldedRows } from '../components/FoldedRows';
import type { CalendarItem } from '../rules/calendarItems';

const Root = styled('div')(({ theme }) => ({
  maxWidth: 720,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));
const Day = styled('section')(({ theme }) => ({
  padding: '10px 16px 12px',
  borderTop: `1px solid ${theme.tokens.border}`,
  '&:first-of-type': { borderTop: 0 },
  '& > h3': {
    ...typeStep('bodyStrong'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    margin: '0 0 4px',
  },
  '& > h3 > span': {
    ...typeStep('caption'),
    color: theme.tokens.textMuted,
  },
  '&[data-today="true"] > h3': { color: theme.tokens.primary },
}));

/** Of a day with many more the rest is shown on request: the days after it stay within reach. */
const FIRST = 12;

interface ListViewProps {
  /** The days of the period, in order. */
  readonly days: readonly LocalDate[];
  readonly byDay: ReadonlyMap<LocalDate, readonly CalendarItem[]>;
  readonly today: LocalDate;
  /** Days before this one are folded away until they are opened. */
  readonly from: LocalDate;
}

/** The days that hold something, one under the other, from today on. */
export function ListView({ days, byDay, today, from }: ListViewProps) {
  const { t, i18n } = useTranslation('home');
  const [unfolded, setUnfolded] = useState(false);
  const busyDays = days.filter((day) => (byDay.get(day)?.length ?? 0) > 0);
  const later = busyDays.filter((day) => day >= from);
  // Where all lies before, there is nothing to fold it under.
  const shown = unfolded || later.length === 0 ? busyDays : later;
  const earlier = busyDays.length - shown.length;
  return (
    <>
      {earlier > 0 && (
        <Button size="small" onClick={() => setUnfolded(true)} sx={{ mb: 1 }}>
          {t('agenda.earlier', { count: earlier })}
        </Button>
      )}
      <Root>
        {shown.map((day) => {
          const items = byDay.get(day) ?? [];
          return (
            <Day key={day} data-today={day === today}>
              <h3>
                {day === today
                  ? t('calendar.today', { weekday: dayAndMonth(day, i18n.language) })
                  : capitalised(dayAndMonth(day, i18n.language))}
                <span>{t('agenda.count', { count: items.length })}</span>
              </h3>
              <FoldedRows items={items} first={FIRST} />
            </Day>
          );
        })}
      </Root>
    </>
  );
}
