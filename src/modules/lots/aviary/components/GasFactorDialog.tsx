import { useTranslation } from 'react-i18next';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { saveGasFactor } from '../aviaryService';
import { BOARD } from '../aviaryState';

interface GasFactorDialogProps {
  readonly aviaryId: number;
  readonly factor: number;
  readonly onClose: () => void;
}

/** How many kg a cubic metre has at this aviary's meter: the usual factor is no density of gas. */
export function GasFactorDialog({ aviaryId, factor, onClose }: GasFactorDialogProps) {
  const { t } = useTranslation('lotsAviary');
  const dispatch = useAppDispatch();
  const form = useAppForm<{ factor: number }>({
    schema: async () => (await import('./gasFactorSchema')).gasFactorSchema,
    defaultValues: { factor },
    draft: { key: `aviario.gas:${aviaryId}=${factor}` },
  });
  const save = async (values: { factor: number }) => {
    await saveGasFactor(aviaryId, values.factor);
    toast({ tone: 'success', text: t('gas.saved') });
    onClose();
    dispatch(invalidate([BOARD]));
  };
  return (
    <FormDialog form={form} title={t('gas.dialog')} size="s" onSubmit={save} onClose={onClose}>
      <NumberField
        name="factor"
        label={t('gas.kgPerVolume')}
        unit="kg/m³"
        decimals={3}
        required
        autoFocus
        helper={t('gas.help')}
      />
    </FormDialog>
  );
}
