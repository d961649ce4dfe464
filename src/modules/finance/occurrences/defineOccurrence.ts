import { CONTRACT_KINDS } from '@/domain/agreements/handover';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn } from '@/families/register/fixedChoices';
import type { RegisterColumn } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { keptOption } from '../kept';
import { CHOOSE } from '../recordColumns';
import { NAMESPACE, occurrenceFields } from './occurrenceFields';
import { type OccurrenceKind, SIDES, WAYS } from './occurrenceKinds';
import { occurrenceCalls } from './occurrencesService';
import { EMPTY_OCCURRENCE, type OccurrenceField, type OccurrenceValues } from './occurrenceValues';
import type { Occurrence } from './occurrenceWire';

const cents = (reais: number | null) => (reais === null ? null : toCents(reais));
type Column = RegisterColumn<Occurrence>;

const COLUMNS = {
  partnerName: { field: 'partnerName', wraps: true, identifying: true, filter: CHOOSE },
  farmerName: { field: 'farmerName', wraps: true, identifying: true, filter: CHOOSE },
  currentAccountName: { field: 'currentAccountName', wraps: true, identifying: true, filter: CHOOSE },
  targetAccountName: { field: 'targetAccountName', wraps: true, width: 280, filter: CHOOSE },
  number: { field: 'number', width: 110 },
  side: { ...choiceColumn('side', SIDES, NAMESPACE, 'sides'), wraps: true, width: 106 },
  way: { ...choiceColumn('way', WAYS, NAMESPACE, 'ways'), width: 110 },
  agreementKind: {
    ...choiceColumn('agreementKind', CONTRACT_KINDS, NAMESPACE, 'agreementKinds'),
    width: 112,
  },
  productName: { field: 'productName', wraps: true, width: 120, filter: CHOOSE },
  quantity: { field: 'quantity', kind: 'number', decimals: 3, width: 96 },
  unitPrice: { field: 'unitPrice', kind: 'money', width: 112, value: (row) => cents(row.unitPrice) },
  receivedProductName: { field: 'receivedProductName', wraps: true, width: 136, filter: CHOOSE },
  receivedQuantity: { field: 'receivedQuantity', kind: 'number', decimals: 3, width: 116 },
  value: { field: 'value', kind: 'money', width: 124, value: (row) => cents(row.value) },
  installments: { field: 'installments', kind: 'number', decimals: 0, width: 100 },
  deadline: { field: 'deadline', kind: 'date', width: 96, value: (row) => toLocalDate(row.deadline) },
} satisfies Record<string, Column>;
type ColumnName = keyof typeof COLUMNS;

interface OccurrenceOptions {
  readonly kind: OccurrenceKind;
  readonly name: string;
  readonly slug: string;
  readonly columns: readonly ColumnName[];
  readonly fields: readonly Exclude<OccurrenceField, 'observation'>[];
  readonly required: readonly OccurrenceField[];
}

const nameOf = ({ number, partnerName, currentAccountName, farmerName, id }: Occurrence) =>
  number ?? partnerName ?? farmerName ?? currentAccountName ?? String(id);

/** One kind of occurrence: its form and list. What moved something is reversed as a whole, never changed. */
export function defineOccurrence({ kind, name, slug, columns, fields, required }: OccurrenceOptions) {
  return defineRegister<Occurrence, Occurrence, OccurrenceValues>({
    module: 'finance',
    namespace: NAMESPACE,
    name,
    slug,
    calls: occurrenceCalls(kind),
    columns: [
      { field: 'date', kind: 'date', width: 96, value: (row) => toLocalDate(row.date) },
      ...columns.map((column): Column => COLUMNS[column]),
      { field: 'reversed', kind: 'yesNo', width: 88 },
      { field: 'observation', width: 220, hidden: true },
      { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    ],
    sort: { field: 'date', direction: 'desc' },
    fields: occurrenceFields(kind, fields, required),
    schema: () => import('./occurrenceSchemas').then((all) => all.occurrenceForm(required)),
    emptyValues: EMPTY_OCCURRENCE,
    toValues: (row) => ({
      date: toLocalDate(row.date),
      number: row.number,
      side: row.side,
      way: row.way,
      agreementKind: row.agreementKind,
      partnerId: row.partnerId,
      farmerId: row.farmerId,
      currentAccountId: row.currentAccountId,
      targetAccountId: row.targetAccountId,
      value: cents(row.value),
      productId: row.productId,
      quantity: row.quantity,
      unitPrice: cents(row.unitPrice),
      receivedProductId: row.receivedProductId,
      receivedQuantity: row.receivedQuantity,
      harvestId: row.harvestId,
      contractId: row.contractId,
      deliveryYear: row.deliveryYear,
      deadline: toLocalDate(row.deadline),
      group: row.group,
      quota: row.quota,
      rate: row.rate,
      installments: row.installments,
      firstDueDate: toLocalDate(row.firstDueDate),
      observation: row.observation,
      kept: {
        partnerId: keptOption(row.partnerId, row.partnerName),
        farmerId: keptOption(row.farmerId, row.farmerName),
        currentAccountId: keptOption(row.currentAccountId, row.currentAccountName),
        targetAccountId: keptOption(row.targetAccountId, row.targetAccountName),
        productId: keptOption(row.productId, row.productName),
        receivedProductId: keptOption(row.receivedProductId, row.receivedProductName),
        harvestId: keptOption(row.harvestId, row.harvestName),
        contractId: keptOption(row.contractId, row.contractNumber),
      },
    }),
    nameOf,
    locked: ({ reversed }) => reversed,
    unique: fields.includes('number') ? ['number'] : [],
    notCopied: ['number'],
    invalidates: ['contracts'],
  });
}
