import DialogContentText from '@mui/material/DialogContentText';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import {
  convertUnit,
  type Extractor,
  EXTRACTORS,
  type Nutrient,
  NUTRIENT_FACTS,
  NUTRIENTS,
  type SoilNutrient,
  type SoilUnit,
} from '../rules/nutrients';
import { LONGEST_NAME } from '../rules/pointRows';
import type { NutrientValues, UnitChange } from '../soilAnalysisForm';
import { nutrientName } from '../soilWords';

/** A unit as an option: pH has none, and a select needs something to choose. */
const NO_UNIT = 'none';
const unitId = (unit: SoilUnit) => unit || NO_UNIT;

interface NutrientDialogProps {
  /** Null is a new column. */
  readonly column: SoilNutrient | null;
  readonly columns: readonly SoilNutrient[];
  /** `converts`: the values are converted to the new unit, instead of being read in it. */
  readonly onSave: (column: Omit<SoilNutrient, 'id'>, converts: boolean) => void;
  readonly onClose: () => void;
}

/** What a column measures, in which unit and by which extractor. */
export function NutrientDialog({ column, columns, onSave, onClose }: NutrientDialogProps) {
  const { t } = useTranslation('soilAnalysis');
  const others = columns.filter(({ id }) => id !== column?.id);
  const form = useAppForm<NutrientValues>({
    schema: async () => (await import('../soilAnalysisSchema')).nutrientSchema(others),
    defaultValues: {
      nutrient: column?.nutrient ?? null,
      name: column?.name ?? '',
      unit: column ? unitId(column.unit) : null,
      extractor: column?.extractor ?? null,
      change: 'convert',
    },
  });
  const [nutrient, unit] = useWatch({ control: form.control, name: ['nutrient', 'unit'] });
  const units = nutrient ? NUTRIENT_FACTS[nutrient].units : [];
  const chosen = units.find((one) => unitId(one) === unit);
  const changes =
    column !== null && nutrient === column.nutrient && chosen !== undefined && chosen !== column.unit;
  const converts = changes && convertUnit(column.nutrient, 1, column.unit, chosen) !== null;
  const save = (values: NutrientValues) => {
    const own = NUTRIENT_FACTS[values.nutrient].units;
    const saved = own.find((one) => unitId(one) === values.unit) ?? own[0] ?? '';
    onSave(
      {
        nutrient: values.nutrient,
        name: values.nutrient === 'OTHER' ? (values.name ?? '').trim() : '',
        unit: saved,
        extractor: values.extractor,
      },
      converts && values.change === 'convert',
    );
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t(column ? 'nutrient.edit' : 'nutrient.add')}
      saveLabel={t('nutrient.apply')}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField<Nutrient>
          name="nutrient"
          label={t('nutrient.nutrient')}
          required
          options={NUTRIENTS.map((id) => ({ id, name: nutrientName(t, id) }))}
          onChanged={(next) =>
            form.setValue('unit', next ? unitId(NUTRIENT_FACTS[next].units[0] ?? '') : null)
          }
        />
        {nutrient === 'OTHER' && (
          <TextField
            name="name"
            label={t('nutrient.name')}
            required
            maxLength={LONGEST_NAME}
            format={false}
          />
        )}
        <SelectField<string>
          name="unit"
          label={t('nutrient.unit')}
          required
          options={units.map((one) => ({ id: unitId(one), name: one || t('nutrient.noUnit') }))}
        />
        <SelectField<Extractor>
          name="extractor"
          label={t('nutrient.extractor')}
          clearable
          options={EXTRACTORS.map((id) => ({ id, name: t(`extractors.${id}`) }))}
        />
      </FieldGrid>
      {converts && (
        <RadioField<UnitChange>
          name="change"
          label={t('nutrient.change')}
          options={[
            { id: 'convert', name: t('nutrient.convert', { from: column.unit, to: chosen }) },
            { id: 'keep', name: t('nutrient.keep', { to: chosen }) },
          ]}
        />
      )}
      {changes && !converts && <DialogContentText>{t('nutrient.keptNumbers')}</DialogContentText>}
    </FormDialog>
  );
}
