import { toLocalDate } from '@/platform/format/date';
import { isId, isRecord } from '@/platform/http/loose';
import type { RowId } from '@/platform/store/resourceState';
import { centsOf, numberOf, textOf } from '../documents/documentsWire';
import { STEP_KINDS, type TrailStep } from './rules/trail';
import {
  type AdvanceRow,
  type ConsortiumRow,
  CONTRACT_KINDS,
  type ContractRow,
  type OrderRow,
  type PartName,
  type QueryDetail,
  type QueryEvent,
  type QueryLine,
  type QueryRow,
  type Side,
  SIDES,
} from './queryTypes';

/* Answers of the four queries, read without trust: a value that is none counts as unknown, never as nought. */

type Json = Record<string, unknown>;

const idOf = (value: unknown): RowId | null => (isId(value) ? value : null);
const dayOf = (value: unknown): string => toLocalDate(textOf(value)) ?? '';
const sideOf = (value: unknown): Side | null => SIDES.find((one) => one === value) ?? null;
const countOf = (value: unknown): number | null => {
  const count = numberOf(value);
  return count !== null && Number.isInteger(count) && count >= 0 ? count : null;
};

/** Null for what cannot be distinguished from others. */
function baseOf(row: Json, date: string): QueryRow | null {
  const { id } = row;
  if (!isId(id)) return null;
  return {
    id,
    number: textOf(row['number']),
    date: dayOf(row[date]),
    partnerId: idOf(row['partnerPersonId']),
    partnerName: textOf(row['partnerPersonName']),
    farmId: idOf(row['farmId']),
    farmName: textOf(row['farmName']),
    farmerId: idOf(row['farmerPersonId']),
    farmerName: textOf(row['farmerPersonName']),
    cancelled: row['cancelled'] === true,
    documentId: idOf(row['documentId']),
    side: sideOf(row['businessMovement']),
    note: textOf(row['observation']),
  };
}

const productOf = (row: Json) => ({
  productId: idOf(row['productId']),
  productName: textOf(row['productName']),
});

const ofProduct = (row: Json, delivered: string) => ({
  ...productOf(row),
  unit: textOf(row['unitName']),
  agreed: numberOf(row['quantity']),
  delivered: numberOf(row[delivered]),
  price: numberOf(row['unitPrice']),
  symbol: textOf(row['currencySymbol']),
  deadline: dayOf(row['deliveryDate']),
});

export function readContract(row: Json): ContractRow | null {
  const base = baseOf(row, 'contractDate');
  return (
    base && {
      ...base,
      ...ofProduct(row, 'deliveredQuantity'),
      kind: CONTRACT_KINDS.find((one) => one === row['contractType']) ?? null,
      harvestId: idOf(row['harvestId']),
      harvestName: textOf(row['harvestName']),
    }
  );
}

export function readOrder(row: Json): OrderRow | null {
  const base = baseOf(row, 'orderDate');
  return base && { ...base, ...ofProduct(row, 'receivedQuantity') };
}

export function readAdvance(row: Json): AdvanceRow | null {
  const base = baseOf(row, 'advanceDate');
  return (
    base && {
      ...base,
      ...productOf(row),
      contractId: idOf(row['contractId']),
      contractNumber: textOf(row['contractNumber']),
      deliveryYear: countOf(row['deliveryYear']),
      symbol: textOf(row['currencySymbol']),
      value: centsOf(row['value']),
      used: centsOf(row['usedValue']),
      returned: centsOf(row['returnedValue']),
    }
  );
}

export function readConsortium(row: Json): ConsortiumRow | null {
  const base = baseOf(row, 'startDate');
  return (
    base && {
      ...base,
      group: textOf(row['group']),
      quota: textOf(row['quota']),
      credit: centsOf(row['creditValue']),
      rate: numberOf(row['administrationRate']),
      installment: centsOf(row['installmentValue']),
      paidCount: countOf(row['paidInstallments']),
      count: countOf(row['installments']),
      paid: centsOf(row['paidValue']),
      bid: centsOf(row['bidValue']),
      awardedOn: dayOf(row['awardDate']),
      good: textOf(row['patrimonyName']),
    }
  );
}

/** Reads one row; null for what is none. */
export type RowReader<Row> = (row: Json) => Row | null;

export const readRows = <Row>(rows: readonly unknown[], read: RowReader<Row>): Row[] =>
  rows.filter(isRecord).flatMap((row) => read(row) ?? []);

const listOf = <Line>(value: unknown, read: (row: Json, id: number) => Line): readonly Line[] | null =>
  Array.isArray(value) ? value.filter(isRecord).map(read) : null;

const readLine = (row: Json, id: number): QueryLine => ({
  id,
  date: dayOf(row['date']),
  text: textOf(row['description']),
  quantity: numberOf(row['quantity']),
  value: centsOf(row['value']),
  documentId: idOf(row['documentId']),
  side: sideOf(row['businessMovement']),
});

const readEvent = (row: Json, id: number): QueryEvent => ({
  id,
  createdAt: textOf(row['createdAt']),
  userName: textOf(row['userName']),
  action: textOf(row['action']),
  note: textOf(row['observation']),
});

function readTrail(value: unknown): readonly TrailStep[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isRecord).flatMap((row) => {
    const kind = STEP_KINDS.find((one) => one === row['kind']);
    if (!kind) return [];
    return [
      {
        kind,
        date: dayOf(row['date']),
        id: idOf(row['id']),
        name: textOf(row['name']),
        quantity: numberOf(row['quantity']),
        unit: textOf(row['unitName']),
        value: centsOf(row['value']),
        open: centsOf(row['openValue']),
        documentId: idOf(row['documentId']),
        side: sideOf(row['businessMovement']),
      },
    ];
  });
}

/** One record with what happened to it; an answer that is no such record is a failed call. */
export function readDetail<Row extends QueryRow>(answer: unknown, read: RowReader<Row>): QueryDetail<Row> {
  const record = isRecord(answer) ? answer : null;
  const row = record && read(record);
  if (!record || !row) throw { kind: 'unexpected', message: 'query: not a record' };
  const part = (name: PartName) => listOf(record[name], readLine);
  return {
    row,
    parts: {
      deliveries: part('deliveries'),
      payments: part('payments'),
      uses: part('uses'),
      returns: part('returns'),
    },
    trail: readTrail(record['trail']),
    history: listOf(record['history'], readEvent),
  };
}
