import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayOpen } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { routeEntry } from '@/platform/routing/catalogue';
import { href } from '@/platform/routing/href';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { forFingers } from '../forFingers';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { type CalendarQuestion, calendarWidget } from './calendarState';
import { stripMonths, stripPages } from './rules/stripDays';
import { useToday } from '@/platform/ui/useToday';
import { DayStrip } from './components/DayStrip';
import { TILE_HEIGHT } from './components/DayTile';

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(72px, 1fr))',
  gap: 8,
  marginTop: 32,
  overflow: 'hidden',
});
/** Whether this user may open the schedule: it is a page of the menu. */
function useOpensAgenda(): boolean {
  const identity = useIdentity();
  const entry = routeEntry('homeAgenda');
  return identity !== null && entry !== undefined && mayOpen(entry, identity) === 'allowed';
}

/** The next fourteen days of the customer's calendar. */
export function Component() {
  const { t } = useTranslation('home');
  const today = useToday();
  const question: CalendarQuestion = { months: stripMonths(today) };
  const answer = useWidget(calendarWidget, question);
  const [days] = stripPages(today);
  const opensAgenda = useOpensAgenda();
  return (
    <WidgetCard
      title={t('calendar.title')}
      answer={answer}
      skeleton={
        <>
          <Tiles>
            {days.map((day) => (
              <SkeletonBlock key={day} height={TILE_HEIGHT} radius={8} />
            ))}
          </Tiles>
          <SkeletonBlock width="40%" height={12} style={{ marginTop: 16 }} />
          <SkeletonBlock width="70%" height={12} style={{ marginTop: 12, marginBottom: 24 }} />
        </>
      }
      actions={
        opensAgenda && (
          <Button size="small" component={Link} to={href('homeAgenda')} sx={forFingers}>
            {t('calendar.open')}
          </Button>
        )
      }
    >
      {(items) => <DayStrip today={today} items={items} />}
    </WidgetCard>
  );
}
