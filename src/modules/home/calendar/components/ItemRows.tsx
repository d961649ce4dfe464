import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { CalendarItem } from '../rules/calendarItems';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  ...typeStep('body'),
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 8,
  padding: '4px 0',
  '& > .time': {
    ...typeStep('caption'),
    color: theme.tokens.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .title': { overflowWrap: 'anywhere', textWrap: 'pretty' },
}));

/** The items of a day, one under the other. */
export function ItemRows({ items }: { readonly items: readonly CalendarItem[] }) {
  const { t } = useTranslation('home');
  return (
    <List>
      {items.map(({ key, time, title }) => (
        <Row key={key}>
          <span className="time">{time ?? t('calendar.allDay')}</span>
          <span className="title">{title || t('calendar.untitled')}</span>
        </Row>
      ))}
    </List>
  );
}
