import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { useFormValues } from '@/platform/forms/useFormValues';
import type { OccurrenceValues } from '../occurrenceTypes';
import { sharesOf } from '../rules/figures';
import { contextOf } from './contextOf';
import type { OccurrenceFormProps } from './occurrenceFormProps';

interface NotesProps {
  readonly props: OccurrenceFormProps;
}

/** What is unusual about what is typed; it may be saved all the same. */
export function Warnings({ props }: NotesProps) {
  const values = useFormValues<OccurrenceValues>();
  const warnings = props.descriptor.warn?.(values, contextOf(props, values)) ?? [];
  const said = new Set(warnings.map((warning) => props.texts.warning(warning)));
  return [...said].map((text) => (
    <Alert key={text} severity="warning" className="whole">
      {text}
    </Alert>
  ));
}

/** What follows from what is typed. */
export function Notes({ props }: NotesProps) {
  const values = useFormValues<OccurrenceValues>();
  const notes = props.descriptor.notes?.(values, contextOf(props, values)) ?? [];
  if (notes.length === 0) return null;
  return (
    <Alert severity="info" className="whole">
      {notes.map((note) => (
        <div key={note.key}>{props.texts.note(note)}</div>
      ))}
    </Alert>
  );
}

/** How a quantity falls to the subjects that are chosen. */
export function Shares({ props }: NotesProps) {
  const { t } = useTranslation('occurrence');
  const values = useFormValues<OccurrenceValues>();
  const chosen = props.subjects.filter(({ id }) => values.subjectIds.includes(id));
  const total = values.depletion.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const { shared, partsField } = props.descriptor;
  // Its own parts say it.
  if (!shared || partsField !== undefined || chosen.length < 2 || total === 0) return null;
  const parts = sharesOf(total, chosen);
  const words = chosen.map(({ name }, at) => `${name}: ${formatNumber(parts[at], { decimals: 3 })}`);
  return (
    <Alert severity="info" className="whole">
      {t('shares', { parts: words.join(' · ') })}
    </Alert>
  );
}
