import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { formatNumber } from '@/platform/format/number';
import { IntegerField, NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormSection } from '../components/FormSection';
import { HOUSING_SYSTEMS, houseFigures, type AviaryValues } from '../rules/aviaryValues';

/** The house of a poultry cost center. */
export function AviarySection() {
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'aviaries' });
  const house = useWatch<AviaryValues, 'aviary'>({ name: 'aviary' });
  const figures = houseFigures(house);
  return (
    <FormSection
      title={t('aviary.title')}
      under={
        figures && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('aviary.figures', {
              area: formatNumber(figures.area, { decimals: 0 }),
              density: formatNumber(figures.density, { decimals: 1 }),
            })}
          </Typography>
        )
      }
    >
      <TextField name="aviary.name" label={field('aviaryName')} required maxLength={60} />
      <SelectField
        name="aviary.housingSystem"
        label={field('housingSystem')}
        required
        options={HOUSING_SYSTEMS.map((id) => ({ id, name: t(`aviary.systems.${id}`) }))}
      />
      <NumberField name="aviary.width" label={field('width')} unit="m" required />
      <NumberField name="aviary.length" label={field('length')} unit="m" required />
      <IntegerField name="aviary.capacity" label={field('capacity')} unit={t('aviary.birds')} required />
    </FormSection>
  );
}
