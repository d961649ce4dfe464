import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceSources, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { asRecord } from '@/families/occurrence/occurrenceValues';
import { shortened, SEPARATOR } from '@/families/occurrence/rules/names';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import { OutboxStrip } from '@/platform/outbox/OutboxStrip';
import { useAppDispatch } from '@/platform/store/hooks';
import { OCCURRENCES } from '../occurrences';
import { occurrences } from '../occurrencesSlice';
import { waitingId } from '../rules/waitingRecords';
import { type FieldEntry, fieldOutbox } from './fieldOutbox';
import { sendWaiting } from './saveOrKeep';

interface FieldOutboxProps {
  readonly subjects: readonly OccurrenceSubject[];
  /** Address of the page, without an id. */
  readonly base: string;
  readonly sources: OccurrenceSources;
}

/** Occurrences that wait on this device: sent when the user says so. */
export function FieldOutbox({ subjects, base, sources }: FieldOutboxProps) {
  const { t } = useTranslation('agricultureOccurrences');
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const factsOf = ({ type, values }: FieldEntry) => {
    const descriptor = OCCURRENCES.find(({ slug }) => slug === type);
    const summary = descriptor && texts.summary(descriptor, asRecord(descriptor, values, 0), sources);
    const plots = subjects.filter(({ id }) => values.subjectIds.includes(id)).map(({ name }) => name);
    const moment = values.state === 'PLANNED' ? values.plannedAt : values.happenedAt;
    return [summary, moment && formatLocalDateTime(moment), shortened(plots.join(SEPARATOR))]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <OutboxStrip
      outbox={fieldOutbox}
      send={sendWaiting}
      automatic={false}
      onSent={() => dispatch(occurrences.written())}
      onFix={async (entry) => {
        await navigate(`${base}/${waitingId(entry)}`);
      }}
      words={{
        title: (count) => t('outbox.title', { count }),
        sent: (count) => t('outbox.sent', { count }),
        discardTitle: t('outbox.discardTitle'),
        nameOf: ({ type }) => t(`types.${type}.title`, type),
        factsOf,
      }}
    />
  );
}
