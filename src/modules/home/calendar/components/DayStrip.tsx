import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { daySpan } from '@/platform/format/namedDays';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';
import { type CalendarItem, itemsByDay } from '../rules/calendarItems';
import { stripPages } from '../rules/stripDays';
import { DayDetail } from './DayDetail';
import { DayTile } from './DayTile';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // The buttons stand in line with those of the card's head.
  margin: '-8px -8px 4px 0',
  '& > span': { ...typeStep('caption'), flex: 1, color: theme.tokens.textMuted },
}));
const Frame = styled('div')({
  '--fade-start': '0px',
  '--fade-end': '0px',
  '& > .tiles': {
    maskImage:
      'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
  },
});
const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(72px, 1fr))',
  gap: 8,
  // Room for the focus ring, which a scroller would cut.
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPadding: 4,
});

interface DayStripProps {
  readonly today: LocalDate;
  readonly items: readonly CalendarItem[];
}

/** Fourteen days in two pages of seven, and what is on the one that is chosen. */
export function DayStrip({ today, items }: DayStripProps) {
  const { t, i18n } = useTranslation('home');
  const [page, setPage] = useState<0 | 1>(0);
  const [picked, setPicked] = useState<LocalDate | null>(null);
  const byDay = useMemo(() => itemsByDay(items), [items]);
  const frame = useEdgeFade('.tiles');
  const days = stripPages(today)[page];
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  const chosen = picked !== null && days.includes(picked) ? picked : first;
  return (
    <>
      <Head>
        <span>{daySpan(first, last, i18n.language)}</span>
        <IconAction
          label={t('calendar.previous')}
          icon={<ChevronLeftOutlined />}
          disabledReason={page === 0 ? t('calendar.atFirst') : undefined}
          onClick={() => setPage(0)}
        />
        <IconAction
          label={t('calendar.next')}
          icon={<ChevronRightOutlined />}
          disabledReason={page === 1 ? t('calendar.atLast') : undefined}
          onClick={() => setPage(1)}
        />
      </Head>
      <Frame ref={frame}>
        <Tiles className="tiles" role="group" aria-label={t('calendar.days')}>
          {days.map((day) => (
            <DayTile
              key={day}
              day={day}
              isToday={day === today}
              count={byDay.get(day)?.length ?? 0}
              chosen={day === chosen}
              onChoose={() => setPicked(day)}
            />
          ))}
        </Tiles>
      </Frame>
      <DayDetail day={chosen} items={byDay.get(chosen) ?? []} />
    </>
  );
}
