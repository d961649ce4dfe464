import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Ref } from 'react';
import type { LocalDate } from '@/platform/format/date';
import { capitalised, dayAndMonth } from '@/platform/format/namedDays';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { ItemRows } from '../components/ItemRows';
import type { CalendarItem } from '../rules/calendarItems';

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: '12px 16px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& > h3': { ...typeStep('cardTitle'), margin: 0 },
  '& > h3:focus': { outline: 'none' },
  '& > p': { ...typeStep('caption'), margin: '2px 0 8px', color: theme.tokens.textMuted },
}));

interface DayPanelProps {
  readonly day: LocalDate;
  readonly items: readonly CalendarItem[];
  /** What the day holds is not known yet. */
  readonly loading: boolean;
  readonly headRef: Ref<HTMLHeadingElement>;
}

/** The chosen day with all of its items. */
export function DayPanel({ day, items, loading, headRef }: DayPanelProps) {
  const { t, i18n } = useTranslation('home');
  const name = capitalised(dayAndMonth(day, i18n.language));
  return (
    <Root aria-label={name}>
      <h3 ref={headRef} tabIndex={-1}>
        {name}
      </h3>
      {loading ? (
        <Loading label={t('agenda.loading')}>
          <SkeletonText lines={3} lineHeight={28} />
        </Loading>
      ) : (
        <>
          <p>{t('agenda.count', { count: items.length })}</p>
          <ItemRows items={items} />
        </>
      )}
    </Root>
  );
}
