import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';
import type { ForecastDay } from '../rules/days';
import { DAY_HEIGHT, DAY_WIDTH, DayCard } from './DayCard';

// The frame is 4 px wider than what stands in it: room for the focus ring of the first and last card.
const Frame = styled('div')({
  '--fade-start': '0px',
  '--fade-end': '0px',
  margin: '0 -4px',
  '& ul': {
    // Else the words for screen readers, placed out of the flow, would widen the page.
    position: 'relative',
    display: 'flex',
    gap: 8,
    margin: 0,
    padding: 4,
    listStyle: 'none',
    overflowX: 'auto',
    maskImage:
      'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
  },
  '& li': { flex: `1 0 ${DAY_WIDTH}px` },
});

interface DayCardsProps {
  readonly days: readonly ForecastDay[];
  readonly today: LocalDate;
  readonly onOpen: (date: LocalDate) => void;
}

/** The days side by side; what does not fit is scrolled to, by tabbing too. */
export function DayCards({ days, today, onOpen }: DayCardsProps) {
  const { t } = useTranslation('forecast');
  const frame = useEdgeFade('ul');
  return (
    <Frame ref={frame}>
      <ul aria-label={t('days')}>
        {days.map((day) => (
          <li key={day.date}>
            <DayCard day={day} today={today} onOpen={() => onOpen(day.date)} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Skeleton = styled('div')({ display: 'flex', gap: 8, overflow: 'hidden' });

/** The skeleton of the view: the days and the line under them. */
export function ForecastSkeleton() {
  return (
    <>
      <Skeleton>
        {Array.from({ length: 7 }, (_, day) => (
          <div key={day} style={{ flex: `1 0 ${DAY_WIDTH}px` }}>
            <SkeletonBlock height={DAY_HEIGHT} />
          </div>
        ))}
      </Skeleton>
      <SkeletonBlock width="60%" height={12} style={{ marginTop: 16 }} />
    </>
  );
}
