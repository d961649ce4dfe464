import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { toLocalDate, type LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { firstDayOf, formatMonth, lastDayOf, monthOf } from '@/platform/format/month';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { Card } from '@/platform/ui/Card';
import { confirm } from '@/platform/ui/confirm';
import { ErrorState } from '@/platform/ui/ErrorState';
import { IconAction } from '@/platform/ui/IconAction';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { ManualReadingDialog, type ReadingValues } from '../dialogs/ManualReadingDialog';
import { deleteManualReading } from '../stationsService';
import { READINGS, stationReport } from '../stationsState';
import type { ReportPoint, Station } from '../stationTypes';
import { weatherText } from '../stationWords';

const List = styled('ul')(({ theme }) => ({
  maxHeight: 380,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    borderBottom: `1px solid ${theme.tokens.border}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li:last-child': { borderBottom: 0 },
  '& .rain': { flex: 1, paddingRight: 12, textAlign: 'right', whiteSpace: 'nowrap' },
}));
const Empty = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.tokens.textMuted }));

interface DayRain {
  readonly date: LocalDate;
  readonly rain: number;
}

/** The days of which rain was written down, the newest first. */
const daysRead = (points: readonly ReportPoint[]): DayRain[] =>
  points
    .flatMap(({ at, value }) => {
      const date = toLocalDate(at);
      return date === null || value === null ? [] : [{ date, rain: value }];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));

interface ManualReadingsCardProps {
  readonly station: Station;
  /** A day of the month that is shown. */
  readonly day: LocalDate;
}

/** What was read off a gauge in one month: entered, corrected and deleted by the day. */
export function ManualReadingsCard({ station, day }: ManualReadingsCardProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<LocalDate>();
  const [opened, setOpened] = useState<ReadingValues | 'new' | null>(null);
  const month = monthOf(day);
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  const answer = useQuery(stationReport, { id: station.id, magnitude: 'RAIN', from, to, step: 'DAY' });
  const days = daysRead(answer.data ?? []);
  const remove = async ({ date, rain }: DayRain) => {
    const sure = await confirm({
      title: t('reading.removeTitle', { day: dayText(date) }),
      body: t('reading.removeBody', { rain: weatherText(rain, 'mm'), name: station.name }),
      confirmLabel: t('reading.remove'),
      danger: true,
    });
    if (!sure) return;
    runOnce(date, async () => {
      try {
        await deleteManualReading(station.id, date);
        toast({ tone: 'success', text: t('reading.removed', { day: dayText(date) }) });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      dispatch(invalidate([READINGS]));
    });
  };
  return (
    <>
      <Card
        title={t('reading.list', { month: formatMonth(month) })}
        actions={
          <Button size="small" onClick={() => setOpened('new')}>
            {t('actions.reading')}
          </Button>
        }
      >
        {answer.status === 'failed' && !answer.data ? (
          <ErrorState onRetry={answer.retry} />
        ) : !answer.data ? (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        ) : days.length === 0 ? (
          <Empty>{t('reading.none')}</Empty>
        ) : (
          <List>
            {days.map((one) => (
              <li key={one.date}>
                <span>{dayText(one.date)}</span>
                <span className="rain">{weatherText(one.rain, 'mm')}</span>
                <IconAction
                  label={t('reading.correct', { day: dayText(one.date) })}
                  icon={<EditOutlined />}
                  onClick={() => setOpened(one)}
                />
                <IconAction
                  label={t('reading.removeOf', { day: dayText(one.date) })}
                  icon={<DeleteOutlined />}
                  onClick={() => void remove(one)}
                />
              </li>
            ))}
          </List>
        )}
      </Card>
      {opened !== null && (
        <ManualReadingDialog
          station={station}
          reading={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
