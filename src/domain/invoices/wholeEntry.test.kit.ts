import { emptyEntry, type InvoiceEntry, newApportionment, newPayment } from './invoiceEntry';

/** 100,00 of one farm, in one payment: no check complains. */
export const wholeEntry = (over: Partial<InvoiceEntry> = {}): InvoiceEntry => ({
  ...emptyEntry(),
  partnerName: 'COOPERATIVA',
  // The example of the tax office for letters in a CNPJ.
  partnerDocument: '12ABC34501DE35',
  documentTypeId: 1,
  documentNumber: '4411',
  issueDate: '2026-11-10',
  totalValue: 10_000,
  apportionments: [newApportionment({ farmId: 1, percentage: 100, value: 10_000 })],
  payments: [newPayment({ paymentFormId: 1, dueDate: '2026-12-10', value: 10_000 })],
  ...over,
});
