import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { timeOf } from '@/platform/format/dateTime';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
} from '../occurrenceTypes';
import { momentOf } from '../rules/days';
import { isPending } from '../rules/depletion';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  minHeight: 36,
  padding: '6px 0',
  '& time': { color: theme.tokens.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& a': { ...typeStep('bodyStrong'), color: theme.tokens.primary },
  '& small': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& span': { overflowWrap: 'anywhere' },
}));

interface RecordLineProps {
  readonly record: OccurrenceRecord;
  readonly descriptor: OccurrenceDescriptor | undefined;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  /** Named where occurrences of several stand together. */
  readonly subjects?: readonly OccurrenceSubject[];
  readonly href: string;
}

/** One occurrence as a line: when, what, in short, and the way to it. */
export function RecordLine({ record, descriptor, texts, sources, subjects = [], href }: RecordLineProps) {
  const { t } = useTranslation('occurrence');
  const names = subjects.filter(({ id }) => record.subjectIds.includes(id)).map(({ name }) => name);
  return (
    <Line>
      <time dateTime={momentOf(record)}>{timeOf(momentOf(record))}</time>
      <Link to={href}>{descriptor ? texts.title(descriptor.slug) : t('unknownType')}</Link>
      {descriptor && <span>{texts.summary(descriptor, record, sources)}</span>}
      {names.length > 0 && <small>{names.join(', ')}</small>}
      {record.state === 'PLANNED' && <small>{t('states.PLANNED')}</small>}
      {record.waiting && <small>{t(`waiting.${record.waiting}`)}</small>}
      {record.document && <small>{t('depletion.document', { number: record.document.number })}</small>}
      {isPending(record) && <small>{t('depletion.pendingShort')}</small>}
    </Line>
  );
}
