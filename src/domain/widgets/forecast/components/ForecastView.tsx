import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateToLocalDate, type LocalDate } from '@/platform/format/date';
import { dayText, momentText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { weekday } from '../dayText';
import type { ForecastEntry } from '../forecastWire';
import { groupByDay } from '../rules/days';
import { highlightsOf } from '../rules/highlights';
import { lastUpdate, readHours } from '../rules/hours';
import { DayCards } from './DayCards';
import { DaySteps } from './DaySteps';
import { HighlightLegend } from './HighlightLegend';
import { HoursTable } from './HoursTable';

const Source = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

interface ForecastViewProps {
  readonly entries: readonly ForecastEntry[];
  readonly detailed: boolean;
  /** The hours were opened from a day's card, which is gone by then: they take the focus. */
  readonly fromCard: boolean;
  readonly onOpenDay: () => void;
}

/** The forecast of one city: by day, or the hours of one day. */
export function ForecastView({ entries, detailed, fromCard, onOpenDay }: ForecastViewProps) {
  const { t, i18n } = useTranslation('forecast');
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const hours = useMemo(() => readHours(entries), [entries]);
  const days = useMemo(() => groupByDay(hours), [hours]);
  const today = dateToLocalDate(now);
  const on = (date: LocalDate | null) => days.find((each) => each.date === date);
  const day = on(chosen) ?? on(today) ?? days[0];
  if (!day) return <EmptyState title={t('noData.title')} text={t('noData.text')} />;

  const open = (date: LocalDate) => {
    setChosen(date);
    onOpenDay();
  };
  const updated = lastUpdate(hours);
  const label = t('hours', { day: `${weekday(day.date, i18n.language, 'long')}, ${dayText(day.date)}` });
  return (
    <>
      {detailed ? (
        <>
          <DaySteps dates={days.map(({ date }) => date)} date={day.date} today={today} onChange={setChosen} />
          <HoursTable
            label={label}
            hours={day.hours}
            now={day.date === today ? now.getHours() : null}
            autoFocus={fromCard}
          />
          <HighlightLegend highlights={highlightsOf(day.hours)} />
        </>
      ) : (
        <DayCards days={days} today={today} onOpen={open} />
      )}
      <Source>
        {t('source')}
        {updated && (
          <>
            {' · '}
            {t('lastUpdate', { when: momentText(updated) })}
          </>
        )}
      </Source>
    </>
  );
}
