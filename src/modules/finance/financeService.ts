import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import { type RowVersion, withVersion } from '@/platform/http/rowVersion';
import type { RowId } from '@/platform/store/resourceState';
import type { QuotationSourceValues } from './financeSchemas';
import { sentOf } from './kept';
import type { LoanValues } from './schemas/loanSchemas';
import { Loan } from './loanWire';
import { QuotationSource } from './financeWire';

export const quotationSourceService = {
  list: (signal: AbortSignal) =>
    http.list<QuotationSource>(assumed('/QuotationSource/GetGridData'), { signal, shape: QuotationSource }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<QuotationSource>(assumed('/QuotationSource/GetById'), {
      params: { id },
      signal,
      shape: QuotationSource,
    }),
  create: (values: QuotationSourceValues) => http.post(assumed('/QuotationSource/Create'), values),
  update: (id: RowId, values: QuotationSourceValues, version?: RowVersion) =>
    http.put(assumed('/QuotationSource/Edit'), withVersion(values, version), { params: { id } }),
  remove: (id: RowId) => http.delete(assumed('/QuotationSource/Delete'), { params: { id } }),
  setActive: (id: RowId, active: boolean) =>
    http.post(assumed('/QuotationSource/ActivateInactivate'), { id, active }),
};

/** Loans: their register's calls, and those of the tab that lists a loan's installments. */
export const loanCalls = registerCalls<Loan, Loan, LoanValues>('Loan', {
  row: Loan,
  toBody: sentOf,
});
