import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isLocalDate, type LocalDate, today } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import { dayText, shortDayText } from '@/platform/format/dayText';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSources, OccurrenceSubject } from '../occurrenceTypes';
import type { OccurrenceAddress } from '../useOccurrenceAddress';
import { daysOfWeek, momentOf, onEachDay, sundayOf } from '../rules/days';
import type { DescriptorOf } from '../rules/figures';
import { CalendarHead } from './CalendarHead';
import { WeekCard } from './WeekCard';

const Week = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 4,
  marginTop: 8,
  '& h3': { ...typeStep('bodyStrong'), margin: '2px 0 6px' },
  '& ul': { display: 'grid', gap: 4, listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Day = styled('section')(({ theme }) => ({
  minHeight: 160,
  padding: 4,
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
  '&[data-today="true"]': { borderColor: theme.tokens.primary },
  '&[data-over="true"]': { background: theme.tokens.primarySoft },
  [theme.breakpoints.down('md')]: { minHeight: 56 },
}));
const Hint = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

interface WeekCalendarProps {
  readonly address: OccurrenceAddress;
  readonly subjects: readonly OccurrenceSubject[];
  readonly records: readonly OccurrenceRecord[];
  readonly descriptorOf: DescriptorOf;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly reasonOf: (record: OccurrenceRecord) => string | undefined;
  readonly onMove: (record: OccurrenceRecord, to: LocalDate) => void;
}

/** A week of occurrences, done and planned; what is planned can be moved to another day. */
export function WeekCalendar(props: WeekCalendarProps) {
  const { address, records, subjects, descriptorOf, texts, sources, reasonOf, onMove } = props;
  const { t } = useTranslation('occurrence');
  const [over, setOver] = useState<LocalDate | null>(null);
  const sunday = sundayOf(isLocalDate(address.week) ? address.week : today());
  const dates = daysOfWeek(sunday);
  const groups = onEachDay(records, dates, descriptorOf);
  const weekdays = t('calendar.weekdays').split(' ');
  const isMovable = (record: OccurrenceRecord) =>
    record.state === 'PLANNED' && descriptorOf(record.type) !== undefined && reasonOf(record) === undefined;
  const drop = (id: string, date: LocalDate) => {
    setOver(null);
    const record = records.find((one) => String(one.id) === id);
    if (record && isMovable(record) && dayOf(momentOf(record)) !== date) onMove(record, date);
  };
  const title = t('calendar.weekOf', { from: dayText(sunday), to: dayText(addDays(sunday, 6)) });
  return (
    <>
      <CalendarHead
        address={address}
        title={title}
        before={t('calendar.weekBefore')}
        after={t('calendar.weekAfter')}
        onStep={(by) => address.showWeek(addDays(sunday, by * 7))}
      />
      <Week role="group" aria-label={title}>
        {dates.map((date, at) => {
          const of = (groups.get(date) ?? []).toReversed();
          return (
            <Day
              key={date}
              aria-label={t('calendar.day', { date: dayText(date), count: of.length })}
              data-today={date === today()}
              data-over={over === date}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(date);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault();
                drop(event.dataTransfer.getData('text/plain'), date);
              }}
            >
              <h3>
                {weekdays[at]} {shortDayText(date)}
              </h3>
              <ul>
                {of.map((record) => (
                  <WeekCard
                    key={record.id}
                    record={record}
                    date={date}
                    descriptor={descriptorOf(record.type)}
                    subjects={subjects}
                    texts={texts}
                    sources={sources}
                    href={address.hrefOf(record.id)}
                    onMove={
                      isMovable(record) && dayOf(momentOf(record)) === date
                        ? (days) => onMove(record, addDays(dayOf(momentOf(record)), days))
                        : undefined
                    }
                  />
                ))}
              </ul>
            </Day>
          );
        })}
      </Week>
      <Hint>{t('calendar.moveHint')}</Hint>
    </>
  );
}
