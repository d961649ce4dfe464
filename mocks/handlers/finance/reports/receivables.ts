import { localDate } from '../../../db/calendar';
import type { WriteOff } from '../../../db/finance/financeTypes';
import { demo } from '../../../state';
import { inCents, titleIndex, titleWire } from '../titleWire';
import { reportRoute } from './reportRoute';

/** What is to be received on a day, or was until then, by when it is due. */
export const receivables = reportRoute('Receivables', 'REPORT_RECEIVABLES', ({ query, customerId, has }) => {
  const day = query.get('date') ?? localDate(new Date(), 0).slice(0, 10);
  const [from, to] = [query.get('startDate'), query.get('endDate')];
  const situation = query.get('situation') ?? 'OPEN';
  const now = titleIndex(customerId);
  const until = (rows: readonly WriteOff[]) =>
    rows.filter(({ paymentDate }) => paymentDate.slice(0, 10) <= day);
  const index = {
    ...now,
    writeOffs: new Map([...now.writeOffs].map(([key, rows]) => [key, until(rows)])),
  };
  return [...index.installments.values()]
    .flat()
    .filter((row) => {
      const { movement, partnerId, farmId, farmerId, issueDate } = demo.world.finance.documents.need(
        row.documentId,
      );
      return (
        movement === 'INCOME' &&
        issueDate.slice(0, 10) <= day &&
        has('partnerPersonIds', partnerId) &&
        has('farmIds', farmId) &&
        has('farmerPersonIds', farmerId)
      );
    })
    .map((row) => titleWire(row, index))
    .filter((row) => {
      const due = row.dueDate.slice(0, 10);
      const open = inCents(row.openValue);
      if (situation === 'SETTLED' ? open > 0 : open <= 0) return false;
      if (situation === 'OVERDUE' && due >= day) return false;
      return !from || !to || (due >= from && due <= to);
    })
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
});
