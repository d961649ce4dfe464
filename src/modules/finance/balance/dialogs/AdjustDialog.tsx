import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { addAdjustment } from '../balanceService';
import { SECTIONS } from '../balanceTypes';
import type { AdjustmentForm } from './adjustmentSchema';
import { balanceWritten } from '../balanceSlice';

interface AdjustDialogProps {
  readonly day: LocalDate;
  readonly onClose: () => void;
}

/** Adds something to a section, or takes it off, from a day on and for a reason. */
export function AdjustDialog({ day, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('financeBalance');
  const dispatch = useAppDispatch();
  const form = useAppForm<AdjustmentForm>({
    schema: async () => (await import('./adjustmentSchema')).adjustmentSchema,
    defaultValues: { section: null, name: '', cents: null, day, reason: '' },
    draft: { key: `balanco.ajuste:${day}` },
  });
  const save = async (values: AdjustmentForm) => {
    await addAdjustment(values);
    toast({ tone: 'success', text: t('adjust.done') });
    onClose();
    dispatch(balanceWritten());
  };
  return (
    <FormDialog form={form} title={t('adjust.title')} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <SelectField
          name="section"
          label={t('adjust.section')}
          options={SECTIONS.map((id) => ({ id, name: t(`sections.${id}`) }))}
          required
          autoFocus
        />
        <TextField name="name" label={t('adjust.name')} required />
        <MoneyField name="cents" label={t('adjust.value')} helper={t('adjust.valueHelp')} negative required />
        <DateField name="day" label={t('adjust.day')} required />
        <TextField name="reason" label={t('adjust.reason')} required />
      </FieldGrid>
    </FormDialog>
  );
}
