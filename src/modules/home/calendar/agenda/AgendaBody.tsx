import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { EmptyState } from '@/platform/ui/EmptyState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { type AgendaView, ownDays } from '../rules/agendaPeriod';
import { type CalendarItem, itemsByDay } from '../rules/calendarItems';
import { DayPanel } from './DayPanel';
import { ListView } from './ListView';
import { MonthView } from './MonthView';
import { periodTitle } from './periodTitle';
import { SHOWN_IN_WEEK, WeekView } from './WeekView';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  '&[data-view="mes"]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [theme.breakpoints.down('lg')]: { '&[data-view="mes"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media print': { display: 'block' },
}));
const Nothing = styled('p')(({ theme }) => ({ margin: '0 0 8px', color: theme.tokens.textMuted }));

interface AgendaBodyProps {
  readonly view: AgendaView;
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** The address names the day. */
  readonly dayNamed: boolean;
  /** Null while they are on their way. */
  readonly items: readonly CalendarItem[] | null;
  readonly onDay: (day: LocalDate, replace?: boolean) => void;
}

const NONE: readonly CalendarItem[] = [];

/** The period as a month, a week or a list. */
export function AgendaBody({ view, day, today, dayNamed, items, onDay }: AgendaBodyProps) {
  const { t, i18n } = useTranslation('home');
  const hintId = useId();
  const panelHead = useRef<HTMLHeadingElement>(null);
  const byDay = useMemo(() => itemsByDay(items ?? NONE), [items]);
  const chosen = byDay.get(day) ?? NONE;
  const days = ownDays(view, day);
  const empty = items !== null && !days.some((date) => byDay.has(date));

  if (view === 'lista') {
    if (items === null) {
      return (
        <Loading label={t('agenda.loading')}>
          <SkeletonText lines={10} lineHeight={36} />
        </Loading>
      );
    }
    if (empty) {
      return (
        <EmptyState
          icon={<EventBusyOutlined />}
          title={t('agenda.empty.lista')}
          text={t('agenda.empty.text')}
          action={
            !days.includes(today) && (
              <Button variant="outlined" onClick={() => onDay(today)}>
                {t('agenda.empty.back')}
              </Button>
            )
          }
        />
      );
    }
    // A day of the past that somebody looks for is not folded away.
    const from = dayNamed && day < today ? (days[0] ?? day) : today;
    return <ListView key={days[0]} days={days} byDay={byDay} today={today} from={from} />;
  }

  const grid = {
    day,
    today,
    byDay,
    loading: items === null,
    label: periodTitle(view, day, i18n.language),
    hintId,
    onDay: (next: LocalDate) => onDay(next, true),
    onOpen: () => panelHead.current?.focus(),
  };
  return (
    <>
      <VisuallyHidden id={hintId}>{t('agenda.keys')}</VisuallyHidden>
      {empty && <Nothing role="status">{t(`agenda.empty.${view}`)}</Nothing>}
      <Columns data-view={view}>
        {view === 'mes' ? <MonthView {...grid} /> : <WeekView {...grid} />}
        {(view === 'mes' || chosen.length > SHOWN_IN_WEEK) && (
          <DayPanel day={day} items={chosen} loading={items === null} headRef={panelHead} />
        )}
      </Columns>
    </>
  );
}
