import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceAheadView } from '@/families/occurrence/occurrencePage';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceSources, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { addDays } from '@/platform/format/date';
import { dayOf, nowHere } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import { useQuery } from '@/platform/store/useQuery';
import { EmptyState } from '@/platform/ui/EmptyState';
import { judgeHour } from '../rules/sprayHours';
import { byDayAhead, clashesOf, needsOf, plannedAhead } from '../rules/weekAhead';
import { spraying } from '../types/spraying';
import { AheadDay } from './AheadDay';
import { aheadHoursState } from './aheadState';
import { StockNeeds } from './StockNeeds';

/** Works shown at first, and more of at a time: the hours of each plot are a call. */
const AT_ONCE = 12;
/** And one more, for a server whose days end earlier than those of the clock here. */
const DAYS = 7;
const LATE = 'late';

interface WeekAheadProps extends OccurrenceAheadView {
  readonly subjects: readonly OccurrenceSubject[];
  readonly sources: OccurrenceSources;
  /** The property of a plot. */
  readonly farmOf: (plotId: Id) => Id | null;
}

/** The week ahead: planned work against hours that suit, with the machines and the stock that it needs. */
export function WeekAhead(props: WeekAheadProps) {
  const { records, subjects, sources, farmOf, hrefOf, reasonOf, onMove } = props;
  const { t } = useTranslation('agricultureOccurrences');
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const [most, setMost] = useState(AT_ONCE);
  const [now] = useState(() => nowHere());
  const planned = useMemo(() => plannedAhead(records, now), [records, now]);
  const shown = useMemo(() => planned.slice(0, most), [planned, most]);
  const days = useMemo(() => byDayAhead(shown, now), [shown, now]);
  const needs = useMemo(() => needsOf(planned, farmOf), [planned, farmOf]);
  const sprayed = shown.filter(({ type }) => type === spraying.slug);
  const plotIds = [...new Set(sprayed.map(({ subjectIds: [first] }) => Number(first)))];
  const from = dayOf(now);
  const answer = useQuery(
    aheadHoursState,
    plotIds.length === 0 ? null : { plotIds, from, to: addDays(from, DAYS) },
  );
  if (planned.length === 0) return <EmptyState title={t('ahead.nothing')} text={t('ahead.nothingText')} />;
  return (
    <>
      <StockNeeds needs={needs} sources={sources} />
      {plotIds.length > 0 && answer.status === 'loading' && <p role="status">{t('hours.asking')}</p>}
      {answer.status === 'failed' && (
        <p role="alert">
          {t('hours.failed')}{' '}
          <Button size="small" onClick={answer.retry}>
            {t('hours.again')}
          </Button>
        </p>
      )}
      <section aria-label={t('ahead.label')}>
        {days.map((day) => (
          <AheadDay
            key={day.date ?? LATE}
            {...day}
            isToday={day.date === from}
            subjects={subjects}
            texts={texts}
            sources={sources}
            hoursOf={({ subjectIds: [first] }) => answer.data?.[String(first)]?.hours.map(judgeHour) ?? null}
            clashesWith={(record) => clashesOf(record, planned)}
            planned={planned}
            records={records}
            now={now}
            hrefOf={hrefOf}
            reasonOf={reasonOf}
            onMove={onMove}
          />
        ))}
      </section>
      {planned.length > most && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setMost(most + AT_ONCE)}>
          {t('ahead.more', { count: planned.length - most })}
        </Button>
      )}
    </>
  );
}
