import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { setIncome } from '../investmentsService';
import type { Investment } from '../investmentTypes';
import { inFormNames } from './wireNames';
import { positionsWritten } from '../investmentsSlice';

interface IncomeDialogProps {
  readonly investment: Investment;
  readonly onClose: () => void;
}

/** What the bank says a position has earned by now, before taxes. */
export function IncomeDialog({ investment, onClose }: IncomeDialogProps) {
  const { t } = useTranslation('financeInvestments');
  const dispatch = useAppDispatch();
  const form = useAppForm<{ income: number; day: string }>({
    schema: async () => (await import('./investmentForms')).incomeSchema(investment.deposits[0]?.day ?? ''),
    defaultValues: { income: investment.income, day: today() },
    draft: { key: `aplicacoes.rendimento:${investment.id}=${investment.version}` },
  });
  const save = async ({ income, day }: { income: number; day: string }) => {
    try {
      await setIncome(investment, income, day);
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('income.done') });
    onClose();
    dispatch(positionsWritten());
  };
  return (
    <FormDialog
      form={form}
      title={t('income.title', { product: investment.product })}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <MoneyField name="income" label={t('income.value')} helper={t('income.help')} required autoFocus />
        <DateField name="day" label={t('income.day')} max={today()} required />
      </FieldGrid>
    </FormDialog>
  );
}
