import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DateField } from '@/platform/forms/fields/DateField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { IntegerField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import type { TypedHead } from '../soilAnalysisForm';
import { LONGEST_LABORATORY, LONGEST_PROTOCOL } from '../soilAnalysisSchema';
import type { SoilWorld } from '../soilAnalysisWire';
import { usePlots } from '../usePlots';

interface HeadFieldsProps {
  readonly world: SoilWorld;
  /** Plots of the record that no list has any more: they keep their names. */
  readonly former?: readonly { readonly id: number; readonly name: string }[];
}

/** Where, when, how deep and by whom the samples were taken and measured. */
export function HeadFields({ world, former = [] }: HeadFieldsProps) {
  const { t } = useTranslation('soilAnalysis');
  const { control, setValue } = useFormContext<TypedHead>();
  const farmId = useWatch({ control, name: 'farmId' });
  const { farms, plots, loading, failed, retry } = usePlots(world);
  const state = { loading, failed, onRetry: retry };
  return (
    <FieldGrid>
      <SelectField<number>
        name="farmId"
        label={t('head.farm')}
        required
        options={farms}
        {...state}
        onChanged={() => setValue('plotIds', [], { shouldDirty: true })}
      />
      <MultiSelectField<number>
        name="plotIds"
        label={t('head.plots')}
        required
        options={plots.filter((plot) => plot.farmId === farmId)}
        current={former}
        {...state}
        disabledReason={farmId === null ? t('head.farmFirst') : undefined}
      />
      <TextField name="laboratory" label={t('head.laboratory')} required maxLength={LONGEST_LABORATORY} />
      <TextField name="protocol" label={t('head.protocol')} format={false} maxLength={LONGEST_PROTOCOL} />
      <DateField name="collectedAt" label={t('head.collectedAt')} required max={today()} />
      <IntegerField name="depthFrom" label={t('head.depthFrom')} unit="cm" required />
      <IntegerField name="depthTo" label={t('head.depthTo')} unit="cm" required />
      <TextField
        name="clay"
        label={t('head.clay')}
        format={false}
        helper={t(world === 'SILVICULTURE' ? 'head.clayDot' : 'head.clayHelper')}
      />
    </FieldGrid>
  );
}
