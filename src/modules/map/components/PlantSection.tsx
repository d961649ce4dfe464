import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { PlantConditionsForm } from '../dialogs/PlantConditionsForm';
import { type CostCenterValues, plantOf, type PlantValues } from '../rules/costCenterValues';
import { FormSection } from './FormSection';
import { PlantFields } from './PlantFields';
import { useFarmActivity } from './useFarmActivity';
import type { CostCenter } from '../mapWire';

interface PlantSectionProps {
  readonly label: (name: string) => string;
  readonly center: CostCenter | null;
}

const NAMES = ['plantingYear', 'plantVarietyId', 'plantConditionId', 'plantingDate'] as const;

/** The plant of a perennial cost center. Where one stands already, it is updated in 'Condições da planta'. */
export function PlantSection({ label, center }: PlantSectionProps) {
  const { t } = useTranslation('map');
  const { setValue, getValues } = useFormContext<CostCenterValues>();
  const [perennial, farmId, activityId] = useWatch<
    CostCenterValues,
    ['perennial', 'farmId', 'farmActivityId']
  >({
    name: ['perennial', 'farmId', 'farmActivityId'],
  });
  const { chosen } = useFarmActivity(farmId, activityId);
  const [open, setOpen] = useState(false);
  if (!perennial) return null;
  // Another activity has another plant, and no history yet.
  const kept = center?.farmActivityId === activityId ? center : null;
  const take = (values: PlantValues) => {
    for (const name of NAMES) setValue(name, values[name], { shouldDirty: true, shouldValidate: true });
    setOpen(false);
  };
  return (
    <FormSection
      title={t('plant.title')}
      under={
        kept && (
          <Button variant="outlined" startIcon={<HistoryOutlined />} onClick={() => setOpen(true)}>
            {t('plant.open')}
          </Button>
        )
      }
    >
      <PlantFields
        label={label}
        systemBusinessActivityId={chosen?.systemBusinessActivityId}
        readOnly={kept !== null}
      />
      {open && kept && (
        <DialogFrame title={t('plant.title')} size="m" onClose={() => setOpen(false)}>
          <PlantConditionsForm
            center={kept}
            initial={plantOf(getValues())}
            saveLabel={t('plant.apply')}
            onClose={() => setOpen(false)}
            onSubmit={take}
          />
        </DialogFrame>
      )}
    </FormSection>
  );
}
