import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSources, OccurrenceSubject } from '../occurrenceTypes';
import { byDay } from '../rules/days';
import type { DescriptorOf } from '../rules/figures';
import { RecordLine } from './RecordLine';

/** Days drawn at first, and more of at a time. */
const DAYS = 30;

const Day = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  columnGap: 16,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...typeStep('bodyStrong'), margin: 0, padding: '6px 0' },
  '& h2 small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface TimelineProps {
  readonly subject: OccurrenceSubject;
  readonly records: readonly OccurrenceRecord[];
  readonly descriptorOf: DescriptorOf;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly hrefOf: (id: number) => string;
}

/** The occurrences of one subject day by day, the newest first, each day by its age. */
export function Timeline({ subject, records, descriptorOf, texts, sources, hrefOf }: TimelineProps) {
  const { t } = useTranslation('occurrence');
  const [shown, setShown] = useState(DAYS);
  const days = byDay(records);
  return (
    <>
      {days.slice(0, shown).map(({ date, records: lines }) => (
        <Day key={date}>
          <h2>
            {subject.startDate === null
              ? dayText(date)
              : t('timeline.day', { day: daysBetween(subject.startDate, date) })}
            {subject.startDate !== null && <small>{dayText(date)}</small>}
          </h2>
          <ul>
            {lines.map((record) => (
              <RecordLine
                key={record.id}
                record={record}
                descriptor={descriptorOf(record.type)}
                texts={texts}
                sources={sources}
                href={hrefOf(record.id)}
              />
            ))}
          </ul>
        </Day>
      ))}
      {days.length > shown && (
        <Button variant="outlined" onClick={() => setShown(shown + DAYS)} sx={{ mt: 2 }}>
          {t('timeline.more', { count: days.length - shown })}
        </Button>
      )}
    </>
  );
}
