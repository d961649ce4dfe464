import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type LocalDate, localDateToDate } from '@/platform/format/date';
import { shortWeekday, wholeDay } from '@/platform/format/namedDays';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { countText } from '../rules/calendarItems';

export const TILE_HEIGHT = 104;

const Root = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  height: TILE_HEIGHT,
  padding: '7px 9px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
  backgroundColor: theme.tokens.surface,
  color: theme.tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  containerType: 'inline-size',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[data-weekend="true"]': { backgroundColor: theme.tokens.surfaceSunken },
  '&[aria-pressed="true"]': {
    padding: '6px 8px',
    border: `2px solid ${theme.tokens.primary}`,
    backgroundColor: theme.tokens.primarySoft,
  },
  '& .weekday': { ...typeStep('caption'), color: theme.tokens.textMuted, whiteSpace: 'nowrap' },
  '& .narrow': { display: 'none' },
  '@container (max-width: 64px)': { '& .wide': { display: 'none' }, '& .narrow': { display: 'inline' } },
  '&[aria-pressed="true"] .weekday': { color: theme.tokens.primarySoftText },
  '& .number': { ...typeStep('pageTitle'), flex: 1, fontVariantNumeric: 'tabular-nums' },
  '& .free': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& .count': {
    ...typeStep('chip'),
    minWidth: 28,
    padding: '0 7px',
    boxSizing: 'border-box',
    borderRadius: radius.chip,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
  },
  '&[aria-pressed="true"] .count': { backgroundColor: theme.tokens.primary, color: theme.tokens.onPrimary },
}));

interface DayTileProps {
  readonly day: LocalDate;
  readonly isToday: boolean;
  readonly count: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function TodayName({ weekday }: { readonly weekday: string }) {
  const { t } = useTranslation('home');
  return (
    <>
      <span className="wide">{t('calendar.today', { weekday })}</span>
      <span className="narrow">{t('calendar.todayOnly')}</span>
    </>
  );
}

/** One day of the strip: its name, its number, and how much is on it. */
export function DayTile({ day, isToday, count, chosen, onChoose }: DayTileProps) {
  const { t, i18n } = useTranslation('home');
  const weekday = shortWeekday(day, i18n.language);
  const weekend = [0, 6].includes(localDateToDate(day).getDay());
  // Begins with what is seen, so that it can be called by voice.
  const shown = `${isToday ? t('calendar.today', { weekday }) : weekday} ${Number(day.slice(8))}`;
  return (
    <Root
      type="button"
      data-weekend={weekend}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${shown}: ${t('calendar.day', { day: wholeDay(day, i18n.language), count })}`}
      onClick={onChoose}
    >
      <span className="weekday">{isToday ? <TodayName weekday={weekday} /> : weekday}</span>
      <span className="number">{Number(day.slice(8))}</span>
      {count === 0 ? (
        <span className="free">{t('calendar.free')}</span>
      ) : (
        <span className="count">{countText(count)}</span>
      )}
    </Root>
  );
}
