import { unknown } from 'valibot';
import { fromCents } from '@/platform/format/money';
import { isRecord, textOf } from '@/platform/http/loose';
import { anyId, choice, made, record } from '@/platform/http/wire';
import { cents, words } from '@/platform/http/wireValues';
import { MOVEMENTS, SITUATIONS, type DocumentQuery, type DocumentRow } from '../documentTypes';

/** The query as its call sends it: reais, and a list as its name again and again, as ASP.NET reads lists. */
export function queryParams(query: DocumentQuery): URLSearchParams {
  const params = new URLSearchParams({ startDate: query.from, endDate: query.to });
  if (query.movement) params.set('businessMovement', query.movement);
  if (query.number) params.set('documentNumber', query.number);
  if (query.least !== null) params.set('minimumValue', String(fromCents(query.least)));
  if (query.most !== null) params.set('maximumValue', String(fromCents(query.most)));
  for (const [name, ids] of Object.entries(query.lists)) for (const id of ids) params.append(name, id);
  return params;
}

/** A document as the query lists it; what of it cannot be read counts as unknown. */
export const DocumentRowWire = made(
  record({
    id: anyId,
    businessMovement: choice(MOVEMENTS, null),
    documentTypeName: words,
    documentNumber: words,
    partnerPersonName: words,
    farmerPersonName: words,
    documentFarmName: words,
    issueDate: words,
    documentNetValue: cents,
    documentWriteOffDiscountValue: cents,
    openValue: cents,
    situation: choice(SITUATIONS, null),
  }),
  (sent): DocumentRow => ({
    id: sent.id,
    movement: sent.businessMovement,
    type: sent.documentTypeName,
    number: sent.documentNumber,
    partner: sent.partnerPersonName,
    farmer: sent.farmerPersonName,
    farm: sent.documentFarmName,
    issueDate: sent.issueDate,
    value: sent.documentNetValue,
    discount: sent.documentWriteOffDiscountValue,
    open: sent.openValue,
    situation: sent.situation,
  }),
);

const isDated = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** The day and time until which a report's data reach: a bare text, or one inside a record; '' for anything else. */
export const LastDateWire = made(unknown(), (sent) => {
  const dated = isRecord(sent) ? Object.values(sent).find(isDated) : sent;
  return textOf(dated);
});
