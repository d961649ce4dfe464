import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { useFormValues } from '@/platform/forms/useFormValues';
import { typeStep } from '@/platform/theme/typography';
import { isSameField, type WaitingConflict, waitingConflicts } from '../rules/waitingConflict';
import { fieldLabel, fieldValueText } from './conflictText';

const Box = styled('div')({
  gridColumn: '1 / -1',
  '& p': { margin: '0 0 8px' },
  '& fieldset': { margin: '0 0 8px', padding: 0, border: 0, minInlineSize: 0 },
  '& legend': { ...typeStep('bodyStrong'), padding: 0 },
  '& label': { overflowWrap: 'anywhere' },
});

interface ConflictNoteProps {
  readonly descriptor: OccurrenceDescriptor;
  /** The record as the server has it now. */
  readonly theirs: OccurrenceRecord;
  /** The same as it waits on this device. */
  readonly mine: OccurrenceRecord;
  /** As it was when it was changed on this device; null where that is not known. */
  readonly base: OccurrenceRecord | null;
  readonly sources: OccurrenceSources;
  readonly subjects: readonly OccurrenceSubject[];
  /** Gives up what waits: the record stays as the server has it. */
  readonly onTakeTheirs: () => void;
}

/**
 * What somebody else changed of an occurrence that waited, field by field: what is chosen stands in the form. A field that was
 * not changed on this device has the server's value at first.
 */
export function ConflictNote({
  descriptor,
  theirs,
  mine,
  base,
  sources,
  subjects,
  onTakeTheirs,
}: ConflictNoteProps) {
  const { t } = useTranslation(['agricultureOccurrences', 'occurrence']);
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const values = useFormValues<OccurrenceValues>();
  const { setValue } = useFormContext();
  const conflicts = waitingConflicts(descriptor, theirs, mine, base);
  const around = { descriptor, texts, sources, subjects, t };
  const choose = ({ name, ...versions }: WaitingConflict, which: 'mine' | 'theirs') => {
    const value = versions[which];
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
    if (name === 'subjectIds' && descriptor.subject === 'one' && Array.isArray(value))
      setValue('subjectId', value[0] ?? null, { shouldDirty: true });
  };
  return (
    <Alert severity="warning" className="whole" sx={{ gridColumn: '1 / -1' }}>
      <Box>
        <p>
          {t(conflicts.length === 0 ? 'outbox.sameAsServer' : 'outbox.conflict', { who: theirs.userName })}
        </p>
        {conflicts.map((conflict) => {
          const { name, both } = conflict;
          const label = fieldLabel(name, around);
          return (
            <fieldset key={name}>
              <legend>{label}</legend>
              <RadioGroup
                aria-label={label}
                value={isSameField(name, values[name], conflict.theirs) ? 'theirs' : 'mine'}
                onChange={(_, which) => choose(conflict, which === 'theirs' ? 'theirs' : 'mine')}
              >
                {(['mine', 'theirs'] as const).map((which) => (
                  <FormControlLabel
                    key={which}
                    value={which}
                    control={<Radio size="small" />}
                    label={t(`outbox.${which === 'mine' && !both ? 'before' : which}`, {
                      value: fieldValueText(name, conflict[which], around),
                    })}
                  />
                ))}
              </RadioGroup>
            </fieldset>
          );
        })}
        <Button size="small" onClick={onTakeTheirs}>
          {t('outbox.takeTheirs')}
        </Button>
      </Box>
    </Alert>
  );
}
