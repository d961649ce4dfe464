import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { FormSection } from '../components/FormSection';
import { GrainStorageSteps } from '../components/GrainStorageSteps';
import { InfoNote } from '../components/InfoNote';
import { PlaceFields } from '../components/PlaceFields';
import { type FarmValues, GRAIN_STORAGE } from '../rules/farmValues';

/** The fields of a property. */
export function FarmFields() {
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'properties' });
  const customerId = useIdentity()?.currentCustomer?.customerId;
  const farmType = useWatch<FarmValues, 'farmType'>({ name: 'farmType' });
  const farmers = useLookup('farmers', undefined);
  const farmTypes = useLookup('farmTypes', undefined);
  const activities = useLookup('businessActivities', undefined);
  const sources = useLookup(
    'quotationSources',
    customerId === undefined
      ? null
      : { active: true, bringToCustomer: true, currencyClassification: 'PRODUCT', customerId },
  );
  return (
    <>
      <FormSection
        title={t('farm.sections.identity')}
        under={
          farmType === GRAIN_STORAGE && (
            <InfoNote title={t('farm.storage.title')}>
              <GrainStorageSteps />
            </InfoNote>
          )
        }
      >
        <TextField name="name" label={field('name')} required autoFocus maxLength={100} />
        <AutocompleteField name="personId" label={field('personId')} required {...farmers} />
        <SelectField name="farmType" label={field('farmType')} required {...farmTypes} />
        <SwitchField name="isMainFarm" label={field('isMainFarm')} />
      </FormSection>
      <FormSection title={t('farm.sections.place')}>
        <TextField name="address" label={field('address')} required maxLength={200} />
        <PlaceFields label={field} />
      </FormSection>
      <FormSection title={t('farm.sections.business')}>
        <AutocompleteField
          name="quotationSourceId"
          label={field('quotationSourceId')}
          required
          {...sources}
        />
        <MultiSelectField
          name="BusinessActivitiesIdsSelected"
          label={field('BusinessActivitiesIdsSelected')}
          {...activities}
        />
      </FormSection>
    </>
  );
}
