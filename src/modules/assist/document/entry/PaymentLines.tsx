import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sumOf } from '@/domain/invoices/invoiceChecks';
import { newPayment, type PaymentEntry } from '@/domain/invoices/invoiceEntry';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { useEntry } from './entryContext';
import { LineList } from './LineList';
import { EntryLookup } from './EntryLookup';
import { SumLine } from './SumLine';

const span = (columns: number) => ({ gridColumn: `span ${columns}` });

function PaymentFields({ at }: { readonly at: string }) {
  const { t } = useTranslation('invoices');
  const { customerId, readOnly } = useEntry();
  const params = customerId === undefined ? null : { customerId };
  return (
    <>
      <div className="wide" style={span(5)}>
        <EntryLookup
          name={`${at}.paymentFormId`}
          label={t('payment.form')}
          lookup="paymentForms"
          params={params}
          required
        />
      </div>
      <div className="wide" style={span(7)}>
        <EntryLookup
          name={`${at}.bankAccountId`}
          label={t('payment.bankAccount')}
          lookup="bankAccounts"
          params={params}
        />
      </div>
      <div style={span(6)}>
        <DateField name={`${at}.dueDate`} label={t('payment.dueDate')} readOnly={readOnly} required />
      </div>
      <div style={span(6)}>
        <MoneyField name={`${at}.value`} label={t('payment.value')} readOnly={readOnly} required />
      </div>
    </>
  );
}

function Foot() {
  const lines = (useWatch({ name: 'payments' }) ?? []) as readonly PaymentEntry[];
  const total = useWatch({ name: 'totalValue' }) as number | null;
  if (lines.length === 0) return null;
  return <SumLine sum={sumOf(lines.map(({ value }) => value))} total={total} />;
}

/** When, how and from where the invoice is paid. */
export function PaymentLines() {
  const { t } = useTranslation('invoices');
  const { getValues } = useFormContext();
  const newRow = () => {
    const lines = getValues('payments') as readonly PaymentEntry[];
    const total = getValues('totalValue') as number | null;
    const value = total === null ? null : Math.max(0, total - sumOf(lines.map((line) => line.value)));
    return newPayment({ value });
  };
  return (
    <LineList<PaymentEntry>
      name="payments"
      title={t('payment.title')}
      lineLabel={(number) => t('payment.line', { number })}
      emptyText={t('payment.empty')}
      addLabel={t('payment.add')}
      newRow={newRow}
      first="paymentFormId"
      foot={<Foot />}
      renderLine={(index) => <PaymentFields at={`payments.${index}`} />}
    />
  );
}
