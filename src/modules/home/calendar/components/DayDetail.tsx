import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { capitalised, dayAndMonth } from '@/platform/format/namedDays';
import { typeStep } from '@/platform/theme/typography';
import type { CalendarItem } from '../rules/calendarItems';
import { FoldedRows } from './FoldedRows';

const FIRST = 4;

const Root = styled('div')({ minHeight: 76, marginTop: 12 });
const Title = styled('h3')({ ...typeStep('cellHead'), margin: '0 0 4px' });
const None = styled('p')(({ theme }) => ({ margin: '4px 0', color: theme.tokens.textMuted }));

interface DayDetailProps {
  readonly day: LocalDate;
  readonly items: readonly CalendarItem[];
}

/** What the chosen day of the strip holds. */
export function DayDetail({ day, items }: DayDetailProps) {
  const { t, i18n } = useTranslation('home');
  // Read out when another day is chosen, not when the page opens.
  const [first] = useState(day);
  return (
    <Root aria-live={day === first ? 'off' : 'polite'}>
      <Title>{capitalised(dayAndMonth(day, i18n.language))}</Title>
      {items.length === 0 ? (
        <None>{t('calendar.none')}</None>
      ) : (
        <FoldedRows key={day} items={items} first={FIRST} />
      )}
    </Root>
  );
}
