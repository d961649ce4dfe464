import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { shortened, SEPARATOR } from '@/families/occurrence/rules/names';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import { OutboxStrip } from '@/platform/outbox/OutboxStrip';
import { useAppDispatch } from '@/platform/store/hooks';
import { occurrences } from '../occurrencesSlice';
import { waitingId } from '../rules/waitingRecords';
import { type FieldEntry, fieldOutbox } from './fieldOutbox';
import { sendWaiting } from './saveOrKeep';

interface FieldOutboxProps {
  readonly subjects: readonly OccurrenceSubject[];
  /** Address of the page, without an id. */
  readonly base: string;
}

/** Occurrences that wait on this device: sent when the user says so. */
export function FieldOutbox({ subjects, base }: FieldOutboxProps) {
  const { t } = useTranslation('agricultureOccurrences');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const factsOf = ({ values }: FieldEntry) => {
    const plots = subjects.filter(({ id }) => values.subjectIds.includes(id)).map(({ name }) => name);
    const moment = values.state === 'PLANNED' ? values.plannedAt : values.happenedAt;
    return [moment && formatLocalDateTime(moment), shortened(plots.join(SEPARATOR))]
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
