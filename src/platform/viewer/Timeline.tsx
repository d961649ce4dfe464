import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalDate, today as todayHere } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Tone } from '@/platform/theme/schemeTypes';
import { typeStep } from '@/platform/theme/typography';
import { toneIcons } from '@/platform/ui/toneIcons';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { dayName, groupByDay } from '@/platform/viewer/timelineDays';

export interface TimelineEntry {
  readonly id: string | number;
  /** The server's date text; a day alone shows no time. */
  readonly at: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Who did it. */
  readonly author?: string;
  readonly tone?: Tone;
  /** The tone's own icon by default. */
  readonly icon?: SvgIconComponent;
}

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
const Day = styled('h3')(({ theme }) => ({
  ...typeStep('cellHead'),
  margin: 0,
  padding: '8px 0',
  color: theme.tokens.textMuted,
}));
const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: 12,
  paddingBottom: 16,
  // The line leads to the next entry of the day.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 28,
    bottom: 0,
    left: 13,
    width: 2,
    backgroundColor: theme.tokens.border,
  },
}));
const Mark = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    backgroundColor: theme.tokens[tone].soft,
    color: theme.tokens[tone].softText,
    '& svg': { fontSize: 18 },
  }),
);
const Title = styled('p')({ ...typeStep('bodyStrong'), paddingTop: 4, overflowWrap: 'anywhere' });
const Text = styled('div')(({ theme }) => ({ ...typeStep('body'), color: theme.tokens.textMuted }));
const Small = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  paddingTop: 6,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

interface TimelineProps {
  readonly label: string;
  /** In the order in which they are shown. */
  readonly entries: readonly TimelineEntry[];
  readonly headingLevel?: 3 | 4;
  readonly today?: LocalDate;
}

/** What happened, by day. */
export function Timeline({ label, entries, headingLevel = 3, today = todayHere() }: TimelineProps) {
  const { t } = useTranslation('viewer');
  const { t: ui } = useTranslation('ui');
  return (
    <div role="group" aria-label={label}>
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <div key={`${day} ${ofDay[0]?.id}`}>
          <Day as={`h${headingLevel}`}>{dayName(day, today, t)}</Day>
          <List>
            {ofDay.map(({ id, at, title, text, author, tone = 'neutral', icon }) => {
              const Icon = icon ?? toneIcons[tone];
              return (
                <Entry key={id}>
                  <Mark tone={tone}>
                    <Icon aria-hidden />
                    {tone !== 'neutral' && <VisuallyHidden>{ui(`tone.${tone}`)}</VisuallyHidden>}
                  </Mark>
                  <div>
                    <Title>{title}</Title>
                    {text && <Text>{text}</Text>}
                    {author && <Small>{author}</Small>}
                  </div>
                  {at.length > 10 && <Small as="time">{formatTimeOfDay(at)}</Small>}
                </Entry>
              );
            })}
          </List>
        </div>
      ))}
    </div>
  );
}
