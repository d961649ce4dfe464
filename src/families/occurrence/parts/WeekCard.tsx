import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LocalDate } from '@/platform/format/date';
import { dayOf, timeOf } from '@/platform/format/dateTime';
import { dayText } from '@/platform/format/dayText';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
} from '../occurrenceTypes';
import { momentOf } from '../rules/days';
import { SEPARATOR, shortened } from '../rules/names';

const Card = styled('li')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'grid',
  gap: 2,
  padding: 6,
  borderRadius: radius.chip,
  background: theme.tokens.neutral.soft,
  color: theme.tokens.neutral.softText,
  overflowWrap: 'anywhere',
  '& a': { ...typeStep('bodyStrong'), color: 'inherit' },
  '&[data-state="DONE"]': { background: theme.tokens.success.soft, color: theme.tokens.success.softText },
  '&[data-state="PLANNED"]': {
    background: 'none',
    color: theme.tokens.text,
    border: `1px dashed ${theme.tokens.borderStrong}`,
  },
  '&[draggable="true"]': { cursor: 'grab' },
  '& .moves': { display: 'flex', gap: 4 },
}));

interface WeekCardProps {
  readonly record: OccurrenceRecord;
  /** The day on which it stands: work of several days stands on each of them. */
  readonly date: LocalDate;
  readonly descriptor: OccurrenceDescriptor | undefined;
  readonly subjects: readonly OccurrenceSubject[];
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly href: string;
  /** Absent where it cannot be moved, and on the days after its first. */
  readonly onMove: ((days: number) => void) | undefined;
}

/** One occurrence of a week; what is planned is dragged to another day, or moved by arrow keys and buttons. */
export function WeekCard(props: WeekCardProps) {
  const { record, date, descriptor, subjects, texts, sources, href, onMove } = props;
  const { t } = useTranslation('occurrence');
  const names = subjects
    .filter(({ id }) => record.subjectIds.includes(id))
    .map(({ name }) => name)
    .join(SEPARATOR);
  const title = descriptor ? texts.title(descriptor.slug) : t('unknownType');
  const { plannedAt, happenedAt } = record;
  const apart = plannedAt !== null && happenedAt !== null && dayOf(plannedAt) !== dayOf(happenedAt);
  const begun = dayOf(momentOf(record));
  const keys = (event: KeyboardEvent) => {
    const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!onMove || !event.altKey || days === undefined) return;
    // Alt and an arrow leave the page.
    event.preventDefault();
    onMove(days);
  };
  return (
    <Card
      data-state={record.state}
      draggable={onMove !== undefined}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(record.id))}
      onKeyDown={keys}
    >
      <span>
        <time dateTime={momentOf(record)}>
          {begun === date ? timeOf(momentOf(record)) : t('calendar.since', { date: dayText(begun) })}
        </time>{' '}
        {t(`states.${record.state}`)}
      </span>
      <Link to={href} draggable={false}>
        {title}
      </Link>
      {descriptor && <span>{texts.summary(descriptor, record, sources)}</span>}
      {names !== '' && <span title={names}>{shortened(names)}</span>}
      {record.waiting && <span>{t(`waiting.${record.waiting}`)}</span>}
      {apart && <span>{t('calendar.plannedFor', { date: dayText(dayOf(plannedAt)) })}</span>}
      {onMove && (
        <span className="moves">
          <IconAction
            size="small"
            label={t('calendar.moveBefore', { type: title })}
            icon={<ArrowBackOutlined fontSize="inherit" />}
            onClick={() => onMove(-1)}
          />
          <IconAction
            size="small"
            label={t('calendar.moveAfter', { type: title })}
            icon={<ArrowForwardOutlined fontSize="inherit" />}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </Card>
  );
}
