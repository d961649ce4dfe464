import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import type { OccurrenceDescriptor, OccurrenceSubject } from '../occurrenceTypes';

interface SubjectFieldProps {
  readonly descriptor: OccurrenceDescriptor;
  readonly label: string;
  readonly subjects: readonly OccurrenceSubject[];
  readonly readOnly: boolean;
  /** Other ones of several were chosen. */
  readonly onChanged: () => void;
}

/** What an occurrence is about: one lot, or as many plots as were worked together. */
export function SubjectField({ descriptor, label, subjects, readOnly, onChanged }: SubjectFieldProps) {
  const options = subjects
    .filter(({ world }) => descriptor.where.includes(world))
    .map((subject) => ({
      id: subject.id,
      name: subject.name,
      ...(subject.lockedReason === null ? {} : { disabledReason: subject.lockedReason }),
    }));
  const shared = { label, required: true, readOnly, options };
  if (descriptor.subject === 'one')
    return (
      <div className="subject">
        <AutocompleteField name="subjectId" {...shared} />
      </div>
    );
  return (
    <div className="whole">
      <MultiSelectField name="subjectIds" {...shared} onChanged={onChanged} />
    </div>
  );
}
