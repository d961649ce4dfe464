import { isRecord, textOf } from '@/platform/http/loose';
import type { ActualDocument, BasisPlan, ComparedAccount, ComparedProduct } from './planningTypes';
import { readVersionHead } from './versionsWire';
import { cents, number, numericId, records, twelve } from './wireParts';

/** Planned and actual of a crop year; what cannot be read is left out or counts as not known. */
export function readComparison(answer: unknown) {
  const body = isRecord(answer) ? answer : {};
  const accounts = records(body['accounts']).flatMap((row): ComparedAccount[] => {
    const id = numericId(row['id']);
    if (id === null) return [];
    return [
      {
        id,
        name: textOf(row['name']),
        subgroupName: textOf(row['subgroupName']),
        side: row['movement'] === 'INCOME' ? 'INCOME' : 'EXPENSE',
        planned: twelve(row['planned'], (each) => cents(each) ?? 0),
        actual: twelve(row['actual'], cents),
      },
    ];
  });
  const products = records(body['products']).map((row): ComparedProduct => ({
    id: String(row['id']),
    name: textOf(row['name']),
    centerName: textOf(row['farmActivityFieldName']),
    unit: textOf(row['unit']),
    plannedQuantity: number(row['plannedQuantity']),
    plannedPrice: number(row['plannedPrice']),
    actualQuantity: number(row['actualQuantity']),
    actualPrice: number(row['actualPrice']),
  }));
  const plans = records(body['plans']).flatMap((plan): BasisPlan[] => {
    const id = numericId(plan['id']);
    if (id === null) return [];
    const approved = readVersionHead(plan['approved']);
    const outdated = plan['outdated'] === true;
    return [{ id, title: textOf(plan['title']), version: number(plan['version']), approved, outdated }];
  });
  return { accounts, products, plans, area: number(body['area']) };
}

/** The documents of an account; one whose value cannot be read is left out. */
export const readDocuments = (rows: readonly unknown[]): ActualDocument[] =>
  records(rows).flatMap((row): ActualDocument[] => {
    const value = cents(row['value']);
    if (value === null) return [];
    return [
      {
        id: String(row['id']),
        documentId: numericId(row['documentId']),
        documentNumber: textOf(row['documentNumber']),
        side: row['businessMovement'] === 'INCOME' ? 'INCOME' : 'EXPENSE',
        partner: textOf(row['partnerPersonName']),
        day: textOf(row['date']),
        cents: value,
      },
    ];
  });
