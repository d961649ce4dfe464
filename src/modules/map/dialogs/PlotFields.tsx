import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextControl, TextField } from '@/platform/forms/fields/TextField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import type { Option } from '@/platform/forms/options';
import { AreaFields } from '../components/AreaFields';
import { AreaLedger } from '../components/AreaLedger';
import { FormSection } from '../components/FormSection';
import { LinkedRegistrations } from '../components/LinkedRegistrations';
import { MeasurementField } from '../components/MeasurementField';
import { PlotPictureBox } from '../components/PlotPictureBox';
import { emptyEntry } from '../rules/costCenterValues';
import type { PlotValues } from '../rules/plotValues';
import { NewCostCenterSection } from './NewCostCenterSection';

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 450px',
  gap: '8px 24px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :last-child': { gridRow: 1 },
  },
}));
const Stack = styled(FieldGrid)({ gridTemplateColumns: 'minmax(0, 1fr)' });

interface PlotFieldsProps {
  readonly farm: { readonly id: number; readonly name: string };
  readonly creating: boolean;
  readonly costCenters: readonly Option<number>[];
  readonly drawn: number | null;
  readonly thumbnail: ReactNode;
  readonly onEditPolygon: (() => void) | undefined;
}

const CENTER = 'farmActivityField.';

/** The fields of a plot. */
export function PlotFields(props: PlotFieldsProps) {
  const { farm, creating, costCenters, drawn } = props;
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'plots' });
  const { setValue } = useFormContext();
  const soils = useLookup('soilTypes', undefined);
  const stations = useLookup('weatherStations', undefined);
  const centerId = useWatch<PlotValues, 'farmActivityFieldId'>({ name: 'farmActivityFieldId' });
  /** Registrations belong to their cost center: another one brings its own, none begins with none. */
  const unlink = () => {
    setValue('linkedTo', null);
    setValue('savedRows', []);
    setValue(`${CENTER}farmRealEstates`, []);
    setValue(`${CENTER}entry`, emptyEntry);
    if (creating) setValue(`${CENTER}measurementType`, null);
  };
  return (
    <>
      <Top>
        <Stack>
          <TextField name="name" label={field('name')} required autoFocus maxLength={100} />
          <TextControl
            label={field('farmId')}
            required
            readOnly
            value={farm.name}
            onChange={() => undefined}
          />
          <AutocompleteField
            name="farmActivityFieldId"
            label={field('farmActivityFieldId')}
            required={!creating}
            options={costCenters}
            onChanged={unlink}
            helper={creating ? t('plot.costCenterHelper') : undefined}
          />
        </Stack>
        <PlotPictureBox picture={props.thumbnail} onEdit={props.onEditPolygon} />
      </Top>
      <FormSection title={t('plot.sections.area')} under={<AreaLedger drawn={drawn} />}>
        <AreaFields label={field} />
        <NumberField name="irrigatedAreaSize" label={field('irrigatedAreaSize')} unit="ha" />
      </FormSection>
      <FormSection title={t('plot.sections.soil')}>
        <SelectField name="soilType" label={field('soilType')} required {...soils} />
        <SelectField name="weatherStationId" label={field('weatherStationId')} {...stations} />
        <NumberField name="altitude" label={field('altitude')} unit="m" decimals={0} />
        <SwitchField name="farmHeadquarters" label={field('farmHeadquarters')} />
        <div style={{ gridColumn: '1 / -1' }}>
          <MultilineField name="observation" label={field('observation')} rows={2} maxLength={500} />
        </div>
      </FormSection>
      {creating && centerId === null && <NewCostCenterSection farmId={farm.id} prefix={CENTER} />}
      {centerId === null ? (
        <MeasurementField name={`${CENTER}measurementType`} prefix={CENTER} saved={[]} />
      ) : (
        <LinkedRegistrations key={centerId} costCenterId={centerId} prefix={CENTER} fresh={creating} />
      )}
    </>
  );
}
