import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { formatNumber } from '@/platform/format/number';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { saveSettings } from '../irrigationService';
import { plotRows } from '../irrigationState';
import type { IrrigatedPlot, PlotSettings } from '../irrigationTypes';
import { EFFICIENCIES, type IrrigationSystem, rateOfFlow, SYSTEMS } from '../rules/balance';
import { plotTitle } from '../plotName';

interface SettingsDialogProps {
  readonly plot: IrrigatedPlot;
  readonly onClose: () => void;
}

/** How a plot is irrigated: system, efficiency, how fast, how long a day, and the water at planting. */
export function SettingsDialog({ plot, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('agricultureIrrigation');
  const dispatch = useAppDispatch();
  const form = useAppForm<PlotSettings>({
    schema: () => import('../schemas').then((all) => all.settingsFormSchema),
    defaultValues: { ...plot.settings },
    draft: { key: `agriculture.irrigation:${plot.id}` },
  });
  const [system, flow] = useWatch({ control: form.control, name: ['system', 'flow'] });
  const usual = system ? EFFICIENCIES[system] : null;
  const rate = flow && plot.hectares ? rateOfFlow(flow, plot.hectares) : null;
  const save = async (values: PlotSettings) => {
    await saveSettings(plot.id, values);
    toast({ tone: 'success', text: t('settings.done', { name: plotTitle(plot) }) });
    dispatch(plotRows.written());
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('settings.open', { name: plotTitle(plot) })}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField<IrrigationSystem>
          name="system"
          label={t('settings.system')}
          required
          options={SYSTEMS.map((id) => ({ id, name: t(`systems.${id}`) }))}
        />
        <NumberField
          name="efficiency"
          label={t('settings.efficiency')}
          unit="%"
          decimals={1}
          minDecimals={0}
          helper={usual === null ? undefined : t('settings.usual', { value: usual })}
        />
        <NumberField name="rate" label={t('settings.rate')} unit="mm/h" helper={t('settings.rateHelper')} />
        <NumberField
          name="flow"
          label={t('settings.flow')}
          unit="m³/h"
          decimals={1}
          helper={
            rate === null
              ? t('settings.flowHelper')
              : t('settings.flowRate', { rate: formatNumber(rate), area: formatNumber(plot.hectares) })
          }
        />
        <NumberField name="hoursPerDay" label={t('settings.hoursPerDay')} unit="h" decimals={1} />
        <NumberField
          name="startDepletion"
          label={t('settings.startDepletion')}
          unit="mm"
          helper={t('settings.startHelper')}
        />
      </FieldGrid>
    </FormDialog>
  );
}
