import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { invest } from '../investmentsService';
import { INVESTMENT_TYPES } from '../investmentTypes';
import type { InvestForm } from './investmentForms';
import { PRODUCT_LIMIT } from './productLimit';
import { inFormNames } from './wireNames';
import { positionsWritten } from '../investmentsSlice';

interface Row {
  day: string | null;
  cents: number | null;
  dueDate: string | null;
}
const newRow = (): Row => ({ day: today(), cents: null, dueDate: null });

interface InvestDialogProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** Money that goes from the account into an investment, at once or in recurring deposits. */
export function InvestDialog({ accountId, onClose }: InvestDialogProps) {
  const { t } = useTranslation('financeInvestments');
  const dispatch = useAppDispatch();
  const form = useAppForm<InvestForm>({
    schema: async () => (await import('./investmentForms')).investSchema,
    defaultValues: { type: null, product: '', deposits: [newRow()] },
    draft: { key: `aplicacoes.nova:${accountId}` },
  });
  const save = async ({ type, product, deposits }: InvestForm) => {
    try {
      await invest(accountId, { type, product, deposits, dueDate: deposits[0]?.dueDate ?? null });
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('invest.done') });
    onClose();
    dispatch(positionsWritten());
  };
  return (
    <FormDialog
      form={form}
      title={t('invest.title')}
      size="l"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('invest.save')}
    >
      <FieldGrid>
        <SelectField
          name="type"
          label={t('columns.type')}
          options={INVESTMENT_TYPES.map((id) => ({ id, name: t(`types.${id}`) }))}
          required
          autoFocus
        />
        <TextField name="product" label={t('columns.product')} maxLength={PRODUCT_LIMIT} required />
      </FieldGrid>
      <RowsField<Row>
        name="deposits"
        label={t('invest.deposits')}
        newRow={newRow}
        minRows={1}
        required
        addLabel={t('invest.add')}
        columns={[
          {
            key: 'day',
            head: t('invest.day'),
            renderCell: (cell) => <DateField {...cell} max={today()} />,
          },
          {
            key: 'cents',
            head: t('invest.value'),
            numeric: true,
            renderCell: (cell) => <MoneyField {...cell} />,
            total: (rows) => formatMoney(rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0)),
          },
          { key: 'dueDate', head: t('invest.dueDate'), renderCell: (cell) => <DateField {...cell} /> },
        ]}
      />
    </FormDialog>
  );
}
