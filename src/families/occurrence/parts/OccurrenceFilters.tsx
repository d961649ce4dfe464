import { useTranslation } from 'react-i18next';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceDescriptor, OccurrenceSubject } from '../occurrenceTypes';
import type { OccurrenceAddress } from '../useOccurrenceAddress';

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
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, flex: '1 1 320px' }}>
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <AutocompleteControl
          label={subjectLabel}
          value={subjects.find(({ id }) => String(id) === address.subjectId)?.id ?? null}
          options={subjects}
          loading={loading}
          lockSingle={false}
          onChange={(id) => address.showSubject(id === null ? null : String(id))}
        />
      </div>
      <div style={{ flex: '1 1 180px', minWidth: 0 }}>
        <AutocompleteControl
          label={t('columns.type')}
          value={address.type}
          options={descriptors.map(({ slug }) => ({ id: slug, name: texts.title(slug) }))}
          lockSingle={false}
          onChange={address.showType}
        />
      </div>
    </div>
  );
}
