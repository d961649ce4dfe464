import { useLookup } from '@/domain/lookups/useLookup';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import type { Option } from '@/platform/forms/options';

interface PlantFieldsProps {
  readonly prefix?: string;
  readonly label: (name: string) => string;
  /** The platform's own activity, of which plants there are varieties and conditions. */
  readonly systemBusinessActivityId: number | undefined;
  readonly readOnly?: boolean;
  readonly variety?: Option | undefined;
  readonly condition?: Option | undefined;
}

/** Year of planting, variety and condition of a perennial plant. */
export function PlantFields(props: PlantFieldsProps) {
  const { prefix = '', label, systemBusinessActivityId, readOnly = false, variety, condition } = props;
  const requested =
    systemBusinessActivityId === undefined ? null : { systemBusinessActivityIds: systemBusinessActivityId };
  const varieties = useLookup('plantVarieties', requested);
  const conditions = useLookup('plantConditions', requested);
  return (
    <>
      <YearField name={`${prefix}plantingYear`} label={label('plantingYear')} readOnly={readOnly} />
      <SelectField
        name={`${prefix}plantVarietyId`}
        label={label('plantVarietyId')}
        required
        readOnly={readOnly}
        lockSingle={!readOnly}
        {...varieties}
        current={variety}
      />
      <SelectField
        name={`${prefix}plantConditionId`}
        label={label('plantConditionId')}
        required
        readOnly={readOnly}
        lockSingle={!readOnly}
        {...conditions}
        current={condition}
      />
    </>
  );
}

interface YearFieldProps {
  readonly name: string;
  readonly label: string;
  readonly readOnly: boolean;
}

function YearField(props: YearFieldProps) {
  return <NumberField {...props} decimals={0} plain required />;
}
