import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { useDependent } from '@/platform/forms/useDependent';
import { ActivityFields } from '../components/ActivityFields';
import { AreaFields } from '../components/AreaFields';
import { FormSection } from '../components/FormSection';
import { MeasurementField } from '../components/MeasurementField';
import { PlaceFields } from '../components/PlaceFields';
import { PlantSection } from '../components/PlantSection';
import type { Business } from '../components/useFarmActivity';
import { toRows } from '../rules/registrations';
import type { CostCenter } from '../mapWire';
import type { CostCenterValues } from '../rules/costCenterValues';

interface CostCenterFieldsProps {
  /** The record that is changed; its farm stays. */
  readonly center: CostCenter | null;
  readonly business?: Business | undefined;
  /** More sections, after the first. */
  readonly children?: ReactNode;
}

/** The fields of a cost center. */
export function CostCenterFields({ center, business, children }: CostCenterFieldsProps) {
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'costCenters' });
  const farms = useLookup('farms', undefined);
  const farmId = useWatch<CostCenterValues, 'farmId'>({ name: 'farmId' });
  useDependent({ on: 'farmId', clears: ['farmActivityId'] });
  return (
    <>
      <FormSection title={t('costCenter.sections.identity')}>
        <TextField name="name" label={field('name')} required autoFocus maxLength={100} />
        <AutocompleteField
          name="farmId"
          label={field('farmId')}
          required
          readOnly={center !== null}
          {...farms}
          current={center && { id: center.farmId, name: center.farmName }}
        />
        <ActivityFields
          label={field}
          farmId={farmId}
          business={center?.aviary ? 'POULTRY' : business}
          current={
            center ? { id: center.farmActivityId, name: center.systemBusinessActivityName } : undefined
          }
        />
      </FormSection>
      {children}
      <PlantSection label={field} center={center} />
      <FormSection title={t('costCenter.sections.place')}>
        <PlaceFields label={field} />
      </FormSection>
      <FormSection
        title={t('costCenter.sections.area')}
        under={
          <MeasurementField name="measurementType" saved={toRows(center?.farmRealEstates ?? [])} atLeastOne />
        }
      >
        <AreaFields label={field} />
        <NumberField
          name="areaValueInProductQuantity"
          label={field('areaValueInProductQuantity')}
          unit={t('areas.bags')}
        />
      </FormSection>
    </>
  );
}
