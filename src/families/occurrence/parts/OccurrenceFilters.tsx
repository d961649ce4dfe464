import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceDescriptor, OccurrenceSubject } from '../occurrenceTypes';
import type { OccurrenceAddress } from '../useOccurrenceAddress';

// Side by side on a telephone too; the line under a field takes room only while it says something.
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  flex: '1 1 320px',
  '& [data-blank]': { display: 'none' },
});

interface OccurrenceFiltersProps {
  readonly address: OccurrenceAddress;
  readonly descriptors: readonly OccurrenceDescriptor[];
  readonly subjects: readonly OccurrenceSubject[];
  readonly subjectLabel: string;
  readonly loading: boolean;
  readonly texts: OccurrenceTexts;
}

/** Whose occurrences, and of which type: both stand in the address. */
export function OccurrenceFilters(props: OccurrenceFiltersProps) {
  const { address, descriptors, subjects, subjectLabel, loading, texts } = props;
  const { t } = useTranslation('occurrence');
  return (
    <Choices>
      <AutocompleteControl
        label={subjectLabel}
        value={subjects.find(({ id }) => String(id) === address.subjectId)?.id ?? null}
        options={subjects}
        loading={loading}
        lockSingle={false}
        onChange={(id) => address.showSubject(id === null ? null : String(id))}
      />
      <AutocompleteControl
        label={t('columns.type')}
        value={address.type}
        options={descriptors.map(({ slug }) => ({ id: slug, name: texts.title(slug) }))}
        lockSingle={false}
        onChange={address.showType}
      />
    </Choices>
  );
}
