import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { addDeposit } from '../investmentsService';
import { positionsWritten } from '../investmentsSlice';
import type { Deposit, Investment } from '../investmentTypes';
import { lastRedemptionDay } from '../rules/positions';
import { inFormNames } from './wireNames';

interface DepositDialogProps {
  readonly investment: Investment;
  readonly onClose: () => void;
}

/** One more deposit into a position: next month's of a recurring investment. */
export function DepositDialog({ investment, onClose }: DepositDialogProps) {
  const { t } = useTranslation('financeInvestments');
  const dispatch = useAppDispatch();
  const form = useAppForm<Deposit>({
    schema: async () =>
      (await import('./investmentForms')).depositSchema(lastRedemptionDay(investment), investment.dueDate),
    // Recurring deposits are of the same value, most times.
    defaultValues: { day: today(), cents: investment.deposits.at(-1)?.cents ?? null },
    draft: { key: `aplicacoes.aporte:${investment.id}=${investment.version}` },
  });
  const save = async (deposit: Deposit) => {
    try {
      await addDeposit(investment, deposit);
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('deposit.done') });
    onClose();
    dispatch(positionsWritten());
  };
  return (
    <FormDialog
      form={form}
      title={t('deposit.title', { product: investment.product })}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('deposit.save')}
    >
      <FieldGrid>
        <DateField name="day" label={t('invest.day')} max={today()} required autoFocus />
        <MoneyField name="cents" label={t('invest.value')} required />
      </FieldGrid>
    </FormDialog>
  );
}
