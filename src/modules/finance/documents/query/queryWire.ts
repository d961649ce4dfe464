import { fromCents } from '@/platform/format/money';
import { isId, isRecord } from '@/platform/http/loose';
import { MOVEMENTS, SITUATIONS, type DocumentQuery, type DocumentRow } from '../documentTypes';
import { centsOf, textOf } from '../documentsWire';

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

/** Rows that can be distinguished; what else of a row cannot be read counts as unknown. */
export function readDocumentRows(rows: readonly unknown[]): DocumentRow[] {
  return rows.filter(isRecord).flatMap((row) => {
    const { id } = row;
    if (!isId(id)) return [];
    return {
      id,
      movement: MOVEMENTS.find((one) => one === row['businessMovement']) ?? null,
      type: textOf(row['documentTypeName']),
      number: textOf(row['documentNumber']),
      partner: textOf(row['partnerPersonName']),
      farmer: textOf(row['farmerPersonName']),
      farm: textOf(row['documentFarmName']),
      issueDate: textOf(row['issueDate']),
      value: centsOf(row['documentNetValue']),
      discount: centsOf(row['documentWriteOffDiscountValue']),
      open: centsOf(row['openValue']),
      situation: SITUATIONS.find((one) => one === row['situation']) ?? null,
    };
  });
}

/** The day and time until which a report's data reach: a bare text, or one inside a record; '' for anything else. */
export function readLastDate(answer: unknown): string {
  if (typeof answer === 'string') return answer.trim();
  if (!isRecord(answer)) return '';
  const dated = Object.values(answer).find(
    (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value),
  );
  return textOf(dated);
}
