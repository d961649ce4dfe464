import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { payableOf, sumOf } from '../invoiceChecks';
import { type InvoiceEntry, newPayment, type PaymentEntry } from '../invoiceEntry';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
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
      <div className="wide" style={span(6)}>
        <EntryLookup
          name={`${at}.paymentFormId`}
          label={t('payment.form')}
          lookup="paymentForms"
          params={params}
          required
        />
      </div>
      <div className="wide" style={span(6)}>
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
  const lines = useWatch<InvoiceEntry, 'payments'>({ name: 'payments' }) ?? [];
  const [totalValue, retainedValue, withoutPayment] = useWatch<
    InvoiceEntry,
    ['totalValue', 'retainedValue', 'withoutPayment']
  >({ name: ['totalValue', 'retainedValue', 'withoutPayment'] });
  if (lines.length === 0) return null;
  const payable = payableOf({ totalValue, retainedValue, withoutPayment });
  return <SumLine sum={sumOf(lines.map(({ value }) => value))} total={payable} />;
}

/** Nothing is paid for some documents. That is said where payments would stand, and only while there are none. */
function WithoutPayment() {
  const { t } = useTranslation('invoices');
  const { readOnly } = useEntry();
  const lines = useWatch<InvoiceEntry, 'payments'>({ name: 'payments' }) ?? [];
  const without = useWatch<InvoiceEntry, 'withoutPayment'>({ name: 'withoutPayment' });
  if (lines.length > 0 && !without) return null;
  return <CheckboxField name="withoutPayment" label={t('payment.without')} readOnly={readOnly} />;
}

/** When, how and from where the invoice is paid. */
export function PaymentLines() {
  const { t } = useTranslation('invoices');
  const { getValues, setValue } = useFormContext<InvoiceEntry>();
  const newRow = () => {
    const { payments: lines, ...entry } = getValues();
    const payable = payableOf({ ...entry, withoutPayment: false });
    const value = payable === null ? null : Math.max(0, payable - sumOf(lines.map((line) => line.value)));
    // Somebody who adds a payment says that there is one.
    setValue('withoutPayment', false, { shouldDirty: true });
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
      below={<WithoutPayment />}
      renderLine={(index) => <PaymentFields at={`payments.${index}`} />}
    />
  );
}
