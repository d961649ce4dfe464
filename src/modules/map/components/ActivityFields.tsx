import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { SelectField } from '@/platform/forms/fields/SelectField';
import type { Option } from '@/platform/forms/options';
import { useDependent } from '@/platform/forms/useDependent';
import { isPerennial } from '../rules/costCenterValues';
import { optional } from './optional';
import { type Business, useFarmActivity } from './useFarmActivity';
import { useFollow } from './useFollow';

interface ActivityFieldsProps {
  readonly prefix?: string;
  readonly label: (name: string) => string;
  readonly farmId: number | null;
  /** The activity as the record names it, where the farm no longer carries it on. */
  readonly current?: Option | undefined;
  /** Poultry houses have purposes of their own; land is for plots. */
  readonly business?: Business | undefined;
}

const PLANT = ['plantingYear', 'plantVarietyId', 'plantConditionId', 'plantingDate'];

/** Activity, what the land is used for, and how costs are shared out: each hangs on the one before. */
export function ActivityFields(props: ActivityFieldsProps) {
  const { prefix = '', label, farmId, current, business } = props;
  const constantFilter = business === 'POULTRY' ? 'AVIARIO' : 'TALHAO';
  const { t } = useTranslation('map');
  const [activityName, purposeName, modeName] = [
    `${prefix}farmActivityId`,
    `${prefix}farmActivityFieldTypeId`,
    `${prefix}apportionmentMode`,
  ];
  const [activityId, purposeId] = useWatch<Record<string, number | null>, [string, string]>({
    name: [activityName, purposeName],
  });
  const modeId = useWatch<Record<string, number | string | null>>({ name: modeName });
  const { source, chosen } = useFarmActivity(farmId, activityId, business);
  const purposes = useLookup(
    'fieldPurposes',
    activityId === null ? null : { farmActivityId: activityId, constantFilter },
  );
  const modes = useLookup('apportionmentModes', purposeId === null ? null : { id: purposeId });
  useDependent({
    on: activityName,
    clears: [purposeName, modeName, ...PLANT.map((name) => prefix + name)],
  });
  useDependent({ on: purposeName, clears: [modeName] });

  // What the schema and the wire need to know of the chosen ones travels with them.
  const known = chosen !== undefined || activityId === null;
  useFollow(`${prefix}perennial`, known ? isPerennial(chosen?.farmingClassification) : undefined);
  useFollow(`${prefix}apportionmentModeName`, modes.options.find(({ id }) => id === modeId)?.name);

  return (
    <>
      <SelectField
        name={activityName}
        label={label('farmActivityId')}
        required
        lockSingle
        {...source}
        current={current}
        disabledReason={optional(farmId === null, t('forms.chooseFarm'))}
      />
      <SelectField
        name={purposeName}
        label={label('farmActivityFieldTypeId')}
        required
        lockSingle
        {...purposes}
        disabledReason={optional(activityId === null, t('forms.chooseActivity'))}
      />
      <SelectField
        name={modeName}
        label={label('apportionmentMode')}
        required
        lockSingle
        {...modes}
        disabledReason={optional(purposeId === null, t('forms.choosePurpose'))}
      />
    </>
  );
}
