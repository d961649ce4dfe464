import { isLocalDateTime } from '@/platform/format/dateTime';
import { DateField } from '@/platform/forms/fields/DateField';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { PlateField } from '@/platform/forms/fields/MaskedField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { IntegerField, MoneyField, NumberField, PercentField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { TimeField } from '@/platform/forms/fields/TimeField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { useFormValues } from '@/platform/forms/useFormValues';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceTexts } from '../occurrenceTexts';
import { NumberRows } from './NumberRows';
import { PartsView } from './PartsView';
import { PeriodsView } from './PeriodsView';
import type { OccurrenceSources, OccurrenceSubject, OccurrenceValues } from '../occurrenceTypes';

interface OwnFieldViewProps {
  readonly slug: string;
  readonly field: OccurrenceField;
  readonly texts: OccurrenceTexts;
  readonly sources: OccurrenceSources;
  readonly subjects: readonly OccurrenceSubject[];
  readonly readOnly: boolean;
  readonly autoFocus: boolean;
  /** Its value was changed by hand: others may follow. */
  readonly onChanged: (name: string) => void;
}

const NONE = { options: [] };

/** A field of a type, of the kind its descriptor says; what follows from it is written into the others. */
export function OwnFieldView(props: OwnFieldViewProps) {
  const { field } = props;
  const values = useFormValues<OccurrenceValues>();
  if (!(field.shownWhen?.(values) ?? true)) return null;
  return (
    <div style={{ gridColumn: `span ${field.span ?? 6}` }}>
      <Control {...props} />
    </div>
  );
}

function Control({
  slug,
  field,
  texts,
  sources,
  subjects,
  readOnly,
  autoFocus,
  onChanged,
}: OwnFieldViewProps) {
  const { name, required } = field;
  const common = {
    name,
    label: texts.field(slug, name),
    required,
    readOnly,
    autoFocus,
    helper: field.helper ? texts.helper(slug, name) : undefined,
    onChanged: () => onChanged(name),
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...common} maxLength={field.maxLength} format={field.format ?? true} />;
    case 'multiline':
      return <MultilineField {...common} maxLength={field.maxLength} format={field.format ?? true} />;
    case 'readings':
      return <MultilineField {...common} format={false} />;
    case 'number':
    case 'percent':
    case 'integer':
    case 'money': {
      const figures = {
        ...(field.decimals === undefined ? {} : { decimals: field.decimals, minDecimals: 0 }),
        ...(field.unit === undefined ? {} : { unit: field.unit }),
        negative: (field.min ?? 0) < 0,
      };
      if (field.kind === 'integer') return <IntegerField {...common} {...figures} />;
      if (field.kind === 'money') return <MoneyField {...common} {...figures} />;
      const Figure = field.kind === 'percent' ? PercentField : NumberField;
      return <Figure {...common} {...figures} />;
    }
    case 'date':
      return <DateField {...common} />;
    case 'dateTime':
      return <DateTimeField {...common} />;
    case 'time':
      return <TimeField {...common} />;
    case 'plate':
      return <PlateField {...common} />;
    case 'switch':
      return <SwitchField {...common} />;
    case 'select':
    case 'radio': {
      const options = field.options.map((id) => ({ id, name: texts.option(slug, name, id) }));
      const Choice = field.kind === 'select' ? SelectField : RadioField;
      return <Choice {...common} options={options} />;
    }
    case 'parts':
      return (
        <PartsView
          slug={slug}
          field={field}
          label={common.label}
          subjects={subjects}
          texts={texts}
          readOnly={readOnly}
          onTotal={() => onChanged(field.of)}
        />
      );
    case 'rows':
      return (
        <NumberRows
          slug={slug}
          field={field}
          label={common.label}
          texts={texts}
          readOnly={readOnly}
          onChanged={common.onChanged}
        />
      );
    case 'periods':
      return <PeriodsOfWork name={name} label={common.label} readOnly={readOnly} />;
    case 'lookup':
      return <AutocompleteField {...common} {...(sources[field.source] ?? NONE)} />;
    case 'lookups':
      return <MultiSelectField {...common} {...(sources[field.source] ?? NONE)} />;
  }
}

/** The periods of a work beside its start, as the form has it now. */
function PeriodsOfWork(props: { readonly name: string; readonly label: string; readonly readOnly: boolean }) {
  const { state, happenedAt, plannedAt } = useFormValues<OccurrenceValues>();
  const start = state === 'PLANNED' ? plannedAt : happenedAt;
  return <PeriodsView {...props} start={isLocalDateTime(start) ? start : null} />;
}
