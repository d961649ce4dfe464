import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { ActivityFields } from '../components/ActivityFields';
import { FormSection } from '../components/FormSection';
import { optional } from '../components/optional';
import { PlaceFields } from '../components/PlaceFields';
import { PlantFields } from '../components/PlantFields';
import { useFarmActivity } from '../components/useFarmActivity';
import { LEASED, OWNERSHIPS, type PlotValues } from '../rules/plotValues';

interface NewCostCenterSectionProps {
  readonly farmId: number;
  /** What stands before the fields' names. */
  readonly prefix: string;
}

/** 'Novo centro de custo': comes into being with the plot when none is chosen. */
export function NewCostCenterSection({ farmId, prefix }: NewCostCenterSectionProps) {
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'costCenters' });
  const { setValue } = useFormContext();
  const landValue = `${prefix}areaValueInProductQuantity`;
  const activityId = useWatch<Record<string, number | null>>({ name: `${prefix}farmActivityId` });
  const perennial = useWatch<Record<string, boolean>>({ name: `${prefix}perennial` });
  const ownership = useWatch<PlotValues, 'realEstatePatrimonyOwnership'>({
    name: 'realEstatePatrimonyOwnership',
  });
  const { chosen } = useFarmActivity(farmId, activityId);
  const leased = ownership === LEASED;
  return (
    <FormSection title={t('plot.sections.costCenter')}>
      <PlaceFields prefix={prefix} label={field} />
      <ActivityFields prefix={prefix} label={field} farmId={farmId} />
      {perennial && (
        <PlantFields
          prefix={prefix}
          label={field}
          systemBusinessActivityId={chosen?.systemBusinessActivityId}
        />
      )}
      <TextField name={`${prefix}name`} label={t('plot.costCenterName')} required maxLength={100} />
      <SelectField
        name="realEstatePatrimonyOwnership"
        label={t('plot.ownership')}
        required
        options={OWNERSHIPS.map((id) => ({ id, name: t(`plot.ownerships.${id}`) }))}
        onChanged={(id) => {
          if (id === LEASED) setValue(landValue, null, { shouldDirty: true });
        }}
      />
      <MoneyField name="realEstatePatrimonyPurchasePrice" label={t('plot.purchasePrice')} required />
      <NumberField
        name={landValue}
        label={field('areaValueInProductQuantity')}
        unit={t('areas.bags')}
        disabledReason={optional(leased, t('plot.leasedHasNoValue'))}
      />
    </FormSection>
  );
}
