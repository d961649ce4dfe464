import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OccurrenceAheadView } from '@/families/occurrence/occurrencePage';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { localDateToDate } from '@/platform/format/date';
import { dayText, momentText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import type { JudgedHour } from '../rules/sprayHours';
import { type DayAhead, endOf } from '../rules/weekAhead';
import { AheadCard } from './AheadCard';

const Day = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 16 },
  '& > h2': { ...typeStep('bodyStrong'), margin: '0 0 8px' },
  '& > ul': { display: 'grid', gap: 8, listStyle: 'none', margin: 0, padding: 0 },
  '& [data-continued]': { ...typeStep('cell'), color: theme.tokens.textMuted },
  '& [data-continued] a': { color: theme.tokens.primary },
}));

interface AheadDayProps
  extends
    DayAhead,
    Pick<OccurrenceAheadView, 'hrefOf' | 'reasonOf' | 'onMove'>,
    Pick<ComponentProps<typeof AheadCard>, 'subjects' | 'texts' | 'sources' | 'planned' | 'records' | 'now'> {
  readonly isToday: boolean;
  /** Hours of the plot of a work; null while they are not known. */
  readonly hoursOf: (record: OccurrenceRecord) => readonly JudgedHour[] | null;
  readonly clashesWith: (record: OccurrenceRecord) => readonly OccurrenceRecord[];
}

/** The planned work of a day; what began on an earlier one is named in a line. */
export function AheadDay(props: AheadDayProps) {
  const { date, works, isToday, hoursOf, clashesWith, hrefOf, reasonOf, onMove, ...shared } = props;
  const { t } = useTranslation(['agricultureOccurrences', 'occurrence']);
  const weekdays = t('occurrence:calendar.weekdays').split(' ');
  const heading =
    date === null
      ? t('ahead.late')
      : t(isToday ? 'ahead.today' : 'ahead.day', {
          weekday: weekdays[localDateToDate(date).getDay()],
          date: dayText(date),
        });
  return (
    <Day>
      <h2>{heading}</h2>
      <ul aria-label={heading}>
        {works.map(({ record, day, days, continued }) =>
          continued ? (
            <li key={record.id} data-continued>
              <Link to={hrefOf(record.id)}>{shared.texts.title(record.type)}</Link>{' '}
              {t('ahead.continued', { day, days, end: momentText(endOf(record)) })}
            </li>
          ) : (
            <AheadCard
              key={record.id}
              {...shared}
              record={record}
              clashes={clashesWith(record)}
              hours={hoursOf(record)}
              href={hrefOf(record.id)}
              lockedReason={reasonOf(record)}
              onMove={(to) => onMove(record, to)}
            />
          ),
        )}
      </ul>
    </Day>
  );
}
