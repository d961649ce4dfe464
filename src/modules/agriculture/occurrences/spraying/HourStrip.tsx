import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OccurrenceValues } from '@/families/occurrence/occurrenceTypes';
import { addDays, formatDate, isLocalDate, today } from '@/platform/format/date';
import { dayOf, timeOf } from '@/platform/format/dateTime';
import { roundHalfAway } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useQuery } from '@/platform/store/useQuery';
import type { SprayReason } from '../rules/field';
import { hoursOfDay, type JudgedHour, judgeHour, stretchesOf } from '../rules/sprayHours';
import { HourTable } from './HourTable';
import { sprayHoursState } from './sprayHoursState';
import { hourText, stretchesText } from './sprayWords';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('caption'),
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: 8,
  borderRadius: radius.card,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  '& h3': { ...typeStep('bodyStrong'), margin: 0 },
  '& p, & ul': { margin: '4px 0' },
  '& ul': { paddingLeft: 20 },
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const REASONS: readonly SprayReason[] = ['rain', 'windy', 'calm', 'humidity', 'hot'];
const FILLED = ['temperature', 'humidity', 'wind', 'rain'] as const;
/** Days ahead that a forecast has. */
const AHEAD = 7;

const WATCHED = ['state', 'plannedAt', 'happenedAt', 'subjectIds'] as const;
type Watched = Pick<OccurrenceValues, (typeof WATCHED)[number]>;

/** The day of a form's moment; today where it has none. */
function dayIn(moment: OccurrenceValues['plannedAt']): string {
  const day = typeof moment === 'string' ? dayOf(moment) : '';
  return isLocalDate(day) ? day : today();
}

/** The hours of a day that suit spraying, and in words why others do not; one that is chosen fills the weather. */
export function HourStrip() {
  const { t } = useTranslation('agricultureOccurrences');
  // Of the other fields nothing hangs here: typing in them leaves the hours as they are.
  const [state, plannedAt, happenedAt, chosenPlots] = useWatch<Watched, typeof WATCHED>({ name: WATCHED });
  const { setValue } = useFormContext();
  const [turned, setTurned] = useState<string | null>(null);
  const [chosen, setChosen] = useState<JudgedHour | null>(null);
  const day = turned ?? dayIn(state === 'PLANNED' ? plannedAt : happenedAt);
  const plotId = Number(chosenPlots[0]);
  const span = { from: addDays(day, -1), to: addDays(day, 1) };
  const answer = useQuery(sprayHoursState, chosenPlots.length === 0 ? null : { plotId, ...span });
  const hours = hoursOfDay(answer.data?.hours ?? [], day).map(judgeHour);
  const good = stretchesOf(hours, ({ state }) => state === 'suits');
  const choose = (hour: JudgedHour) => {
    setChosen(hour);
    for (const name of FILLED) {
      const value = hour[name];
      setValue(name, value === null ? null : roundHalfAway(value, 1), { shouldDirty: true });
    }
    if (state === 'PLANNED') setValue('plannedAt', hour.at, { shouldDirty: true });
  };
  const content = () => {
    if (chosenPlots.length === 0) return <p>{t('hours.choosePlot')}</p>;
    if (answer.status === 'failed')
      return (
        <p role="alert">
          {t('hours.failed')}{' '}
          <Button size="small" onClick={answer.retry}>
            {t('hours.again')}
          </Button>
        </p>
      );
    if (answer.data === null) return <p role="status">{t('hours.asking')}</p>;
    return (
      <>
        <p>
          {answer.data.stationName === null
            ? t('hours.noStation')
            : t('hours.station', { name: answer.data.stationName })}
        </p>
        {hours.length === 0 && <p>{t('hours.none')}</p>}
        {hours.length > 0 && (
          <>
            <p role="status">
              {good.length > 0 ? t('hours.good', { hours: stretchesText(good) }) : t('hours.noneGood')}
            </p>
            <HourTable label={t('hours.title')} hours={hours} chosen={chosen?.at ?? null} onChoose={choose} />
            <ul aria-label={t('hours.why')}>
              {REASONS.flatMap((reason) => {
                const found = stretchesOf(hours, ({ reasons }) => reasons.includes(reason));
                return found.length === 0
                  ? []
                  : [
                      <li key={reason}>
                        {t('hours.reason', {
                          hours: stretchesText(found),
                          reason: t(`warnings.spray.${reason}`),
                        })}
                      </li>,
                    ];
              })}
            </ul>
          </>
        )}
        {chosen && (
          <p role="status">
            {t('hours.filled', {
              date: formatDate(dayOf(chosen.at)),
              time: timeOf(chosen.at),
              says: hourText(t, chosen),
            })}
          </p>
        )}
      </>
    );
  };
  return (
    <Box aria-label={t('hours.title')}>
      <Head>
        <h3>{t('hours.title')}</h3>
        <IconAction
          size="small"
          label={t('hours.before')}
          icon={<ChevronLeftOutlined />}
          onClick={() => setTurned(addDays(day, -1))}
        />
        <span aria-live="polite">{formatDate(day)}</span>
        <IconAction
          size="small"
          label={t('hours.after')}
          icon={<ChevronRightOutlined />}
          disabledReason={day >= addDays(today(), AHEAD) ? t('hours.noFurther') : undefined}
          onClick={() => setTurned(addDays(day, 1))}
        />
      </Head>
      {content()}
    </Box>
  );
}
