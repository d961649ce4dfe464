import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type {
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
} from '@/families/occurrence/occurrenceTypes';
import { dayOf, type LocalDateTime, timeOf } from '@/platform/format/dateTime';
import { momentText } from '@/platform/format/dayText';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { OCCURRENCES } from '../occurrences';
import type { JudgedHour } from '../rules/sprayHours';
import { endOf, hourAt, isOverdue, proposedDay, proposedStart } from '../rules/weekAhead';
import { hourLabel } from '../spraying/sprayWords';
import { spraying } from '../types/spraying';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.border}`,
  '& p': { margin: 0 },
  '& h3': { ...typeStep('bodyStrong'), margin: 0 },
  '& a': { color: theme.tokens.primary },
  '& .MuiButton-root': { justifySelf: 'start' },
  '& [data-state="against"]': { color: theme.tokens.danger.softText },
  '& [data-state="suits"]': { color: theme.tokens.success.softText },
}));

interface AheadCardProps {
  readonly record: OccurrenceRecord;
  /** Other planned work that needs its machine on one of its days. */
  readonly clashes: readonly OccurrenceRecord[];
  readonly subjects: readonly OccurrenceSubject[];
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  /** Hours of its plot; null while they are not known. */
  readonly hours: readonly JudgedHour[] | null;
  /** All planned work, and all work that is known: what is proposed is held against it. */
  readonly planned: readonly OccurrenceRecord[];
  readonly records: readonly OccurrenceRecord[];
  readonly now: LocalDateTime;
  readonly href: string;
  readonly lockedReason: string | undefined;
  readonly onMove: (to: LocalDateTime) => void;
}

/** Planned work: what it needs, whether its hour suits, and the hour to which one press moves it. */
export function AheadCard(props: AheadCardProps) {
  const { planned: allPlanned, records } = props;
  const { record, clashes, subjects, texts, sources, hours, now, href, lockedReason, onMove } = props;
  const { t } = useTranslation('agricultureOccurrences');
  const planned = record.plannedAt ?? now;
  const descriptor = OCCURRENCES.find(({ slug }) => slug === record.type);
  const names = subjects.filter(({ id }) => record.subjectIds.includes(id)).map(({ name }) => name);
  const [end, overdue] = [endOf(record), isOverdue(record, now)];
  const judged = record.type === spraying.slug && hours !== null;
  const hour = judged && !overdue ? hourAt(hours, planned) : undefined;
  const around = { planned: allPlanned, records, now };
  const better = judged && hour?.state !== 'suits' ? proposedStart(record, hours, around) : undefined;
  const nextDay = overdue && record.type !== spraying.slug ? proposedDay(record, around) : undefined;
  const target = better ?? nextDay;
  const workText = ({ type, plannedAt }: OccurrenceRecord) =>
    `${texts.title(type)} ${dayOf(plannedAt ?? '') === dayOf(planned) ? timeOf(plannedAt ?? '') : momentText(plannedAt)}`;
  const machines = [record.values['machine'], record.values['implement']].filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return (
    <Card>
      <h3>
        <Link to={href}>{texts.title(record.type)}</Link> ·{' '}
        {end === planned
          ? momentText(planned)
          : t('ahead.span', {
              from: momentText(planned),
              to: dayOf(end) === dayOf(planned) ? timeOf(end) : momentText(end),
            })}
      </h3>
      <p>{descriptor && texts.summary(descriptor, record, sources)}</p>
      <p>{names.join(', ')}</p>
      {overdue && <p data-state="against">{t('ahead.overdue')}</p>}
      {machines.length > 0 && <p>{t('ahead.machines', { names: machines.join(' + ') })}</p>}
      {clashes.length > 0 && (
        <p data-state="against">
          {t('ahead.clash', { count: clashes.length, works: [...new Set(clashes.map(workText))].join(', ') })}
        </p>
      )}
      {hour && <p data-state={hour.state}>{hourLabel(t, hour)}</p>}
      {judged && !overdue && !hour && <p>{t('ahead.hourUnknown')}</p>}
      {judged && hour?.state !== 'suits' && !better && <p>{t('ahead.noneSuits')}</p>}
      {target !== undefined && lockedReason === undefined && (
        <Button variant="outlined" size="small" onClick={() => onMove(target)}>
          {t('ahead.move', { when: momentText(target) })}
        </Button>
      )}
      {lockedReason !== undefined && <p>{lockedReason}</p>}
    </Card>
  );
}
