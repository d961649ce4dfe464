import { useTranslation } from 'react-i18next';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { isPaymentForm } from '@/domain/fiscal/paymentForms';
import { Section, Table, Title } from '@/domain/fiscal/view/parts';
import { formatDate } from '@/platform/format/date';
import { formatCents, toCents } from '@/platform/format/money';

/** How and when it is to be paid. */
export function InvoicePayments({ invoice: { payments } }: { readonly invoice: FiscalInvoice }) {
  const { t } = useTranslation('fiscal');
  const word = (form: string | null) => {
    if (form === null) return t('payments.unknownForm');
    return isPaymentForm(form) ? t(`form.${form}`) : t('payments.otherForm', { code: form });
  };
  return (
    <Section>
      <Title>{t('payments.title')}</Title>
      <Table aria-label={t('payments.title')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.form')}</th>
            <th scope="col">{t('payments.dueDate')}</th>
            <th scope="col" className="number">
              {t('payments.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {/* Payments of an invoice have no name of their own and never move: their place is their key. */}
          {Object.entries(payments).map(([place, { form, dueDate, value }]) => (
            <tr key={place}>
              <th scope="row">{word(form)}</th>
              <td>{dueDate === null ? t('payments.noDate') : formatDate(dueDate)}</td>
              <td className="number">{formatCents(toCents(value))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
