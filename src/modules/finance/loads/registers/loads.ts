import { DISCOUNT_ORDERS, loadSums, netWeight, sacksOf, STANDARDS } from '@/domain/harvest/grainDiscounts';
import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { today, toLocalDate } from '@/platform/format/date';
import { keptOption } from '../../kept';
import { CHOOSE } from '../../recordColumns';
import { ContractOptions } from '../ContractOptions';
import { HarvestOptions } from '../HarvestOptions';
import { LOAD_DESTINATIONS } from '../loadKinds';
import { ArrivalNote, ContractNote, DiscountNote, NetNote } from '../LoadNotes';
import type { LoadValues } from '../loadSchemas';
import { loadCalls } from '../loadsService';
import { transportDifference } from '../rules/loadWeights';
import type { Load } from '../loadWire';

const NAMESPACE = 'financeLoads';
const kg = { kind: 'number', decimals: 2, minDecimals: 0, unit: 'kg' } as const;
const percent = { kind: 'percent', decimals: 2 } as const;
// Several columns are computed of the same sums: each row has them once.
const known = new WeakMap<Load, ReturnType<typeof loadSums>>();
function sumsOf(row: Load): ReturnType<typeof loadSums> {
  const before = known.get(row);
  if (before !== undefined) return before;
  const sums = loadSums(row);
  known.set(row, sums);
  return sums;
}
const finalOf = (row: Load) => sumsOf(row)?.final ?? null;
const discountOf = (row: Load) => {
  const sums = sumsOf(row);
  return sums && sums.base - sums.final;
};

const costCenterOptions = dependentOptions('costCenters', ({ farmId }: LoadValues) =>
  farmId === null ? null : { farmId },
);
const ofOtherTable = ({ standard }: LoadValues) => standard !== 'BUYER';

/** What left the field on a lorry: weighed, classified, and where it went. */
export const loads = defineRegister<Load, Load, LoadValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'loads',
  slug: 'romaneio',
  calls: loadCalls,
  columns: [
    { field: 'number', kind: 'id', width: 92 },
    { field: 'date', kind: 'date', width: 96, value: (row) => toLocalDate(row.date) },
    { field: 'ticket', width: 84 },
    { field: 'productName', wraps: true, identifying: true, minWidth: 124, filter: CHOOSE },
    { field: 'plate', kind: 'text', width: 92 },
    { field: 'net', kind: 'number', decimals: 0, unit: 'kg', width: 96, value: netWeight, total: 'sum' },
    {
      field: 'discount',
      kind: 'number',
      decimals: 2,
      unit: 'kg',
      width: 122,
      value: discountOf,
      total: 'sum',
      hidden: true,
    },
    { field: 'final', kind: 'number', decimals: 2, unit: 'kg', width: 112, value: finalOf, total: 'sum' },
    {
      field: 'sacks',
      kind: 'number',
      decimals: 2,
      width: 92,
      value: (row) => {
        const final = finalOf(row);
        return final === null ? null : sacksOf(final);
      },
    },
    { field: 'moisture', kind: 'number', decimals: 1, unit: '%', width: 104, hidden: true },
    { field: 'impurity', kind: 'number', decimals: 1, unit: '%', width: 110, hidden: true },
    { field: 'partnerName', wraps: true, flex: 1.3, minWidth: 156, filter: CHOOSE },
    { field: 'contractNumber', wraps: true, width: 108, filter: CHOOSE },
    {
      field: 'difference',
      kind: 'number',
      decimals: 0,
      unit: 'kg',
      width: 100,
      value: (row) => transportDifference(row)?.kg ?? null,
      total: 'sum',
    },
    { field: 'harvestName', wraps: true, width: 132, filter: CHOOSE, hidden: true },
    { field: 'farmName', wraps: true, width: 140, filter: CHOOSE, hidden: true },
    { field: 'costCenterName', wraps: true, width: 128, filter: CHOOSE, hidden: true },
    {
      ...choiceColumn('destination', LOAD_DESTINATIONS, NAMESPACE, 'destinations'),
      width: 140,
      hidden: true,
    },
    { field: 'grossWeight', kind: 'number', decimals: 0, unit: 'kg', width: 110, hidden: true },
    { field: 'tareWeight', kind: 'number', decimals: 0, unit: 'kg', width: 110, hidden: true },
    { field: 'arrivedWeight', kind: 'number', decimals: 0, unit: 'kg', width: 130, hidden: true },
    { field: 'driver', wraps: true, width: 150, hidden: true },
    { field: 'carrier', wraps: true, width: 150, hidden: true },
    { field: 'invoiceNumber', width: 110, hidden: true },
    { field: 'mdfeNumber', width: 110, hidden: true },
    { field: 'observation', width: 200, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  sort: { field: 'number', direction: 'desc' },
  fields: [
    {
      name: 'date',
      kind: 'date',
      required: true,
      limits: () => ({ max: today() }),
      section: 'origin',
      span: 6,
    },
    { name: 'ticket', kind: 'text', maxLength: 30, helper: true, span: 6 },
    {
      name: 'productId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('products', undefined),
      current: ({ kept }) => (kept.productId ? [kept.productId] : []),
      clears: ['contractId'],
    },
    {
      name: 'harvestId',
      kind: 'autocomplete',
      required: true,
      Options: HarvestOptions,
      current: ({ kept }) => (kept.harvestId ? [kept.harvestId] : []),
    },
    {
      name: 'farmId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('farms', undefined),
      current: ({ kept }) => (kept.farmId ? [kept.farmId] : []),
      clears: ['costCenterId'],
    },
    {
      name: 'costCenterId',
      kind: 'autocomplete',
      Options: costCenterOptions,
      current: ({ kept }) => (kept.costCenterId ? [kept.costCenterId] : []),
      helper: true,
    },
    { name: 'grossWeight', ...kg, required: true, section: 'weights', span: 6 },
    { name: 'tareWeight', ...kg, required: true, Note: NetNote, span: 6 },
    {
      name: 'standard',
      kind: 'select',
      Options: choiceOptions(STANDARDS, NAMESPACE, 'standards'),
      clears: ['moistureBase', 'impurityBase'],
      section: 'classification',
    },
    {
      name: 'order',
      kind: 'select',
      required: true,
      Options: choiceOptions(DISCOUNT_ORDERS, NAMESPACE, 'orders'),
    },
    { name: 'moistureBase', ...percent, lockedWhen: ofOtherTable, span: 6 },
    { name: 'impurityBase', ...percent, lockedWhen: ofOtherTable, span: 6 },
    { name: 'moisture', ...percent, span: 4 },
    { name: 'impurity', ...percent, span: 4 },
    { name: 'otherDiscount', ...kg, span: 4 },
    { name: 'arrivedWeight', ...kg, helper: true, Note: ArrivalNote },
    {
      name: 'destination',
      kind: 'select',
      required: true,
      Options: choiceOptions(LOAD_DESTINATIONS, NAMESPACE, 'destinations'),
      Note: DiscountNote,
    },
    {
      name: 'partnerId',
      kind: 'autocomplete',
      Options: lookupOptions('persons', undefined),
      current: ({ kept }) => (kept.partnerId ? [kept.partnerId] : []),
      clears: ['contractId'],
    },
    {
      name: 'contractId',
      kind: 'autocomplete',
      Options: ContractOptions,
      current: ({ kept }) => (kept.contractId ? [kept.contractId] : []),
      Note: ContractNote,
    },
    { name: 'driver', kind: 'text', maxLength: 80, section: 'transport', span: 6 },
    { name: 'carrier', kind: 'text', maxLength: 80, span: 6 },
    { name: 'plate', kind: 'plate', span: 6 },
    { name: 'trailerPlate', kind: 'plate', span: 6 },
    { name: 'invoiceNumber', kind: 'text', maxLength: 44, span: 6 },
    { name: 'mdfeNumber', kind: 'text', maxLength: 44, span: 6 },
    { name: 'observation', kind: 'multiline', maxLength: 500 },
  ],
  schema: () => import('../loadSchemas').then((all) => all.loadFormSchema),
  emptyValues: {
    order: 'IMPURITY_FIRST',
    plate: null,
    trailerPlate: null,
    saved: null,
    kept: {},
  },
  toValues: (row) => ({
    date: toLocalDate(row.date),
    ticket: row.ticket,
    harvestId: row.harvestId,
    farmId: row.farmId,
    costCenterId: row.costCenterId,
    productId: row.productId,
    grossWeight: row.grossWeight,
    tareWeight: row.tareWeight,
    standard: row.standard,
    order: row.order,
    moistureBase: row.moistureBase,
    impurityBase: row.impurityBase,
    moisture: row.moisture,
    impurity: row.impurity,
    otherDiscount: row.otherDiscount,
    destination: row.destination,
    partnerId: row.partnerId,
    contractId: row.contractId,
    arrivedWeight: row.arrivedWeight,
    driver: row.driver,
    plate: row.plate,
    trailerPlate: row.trailerPlate,
    carrier: row.carrier,
    invoiceNumber: row.invoiceNumber,
    mdfeNumber: row.mdfeNumber,
    observation: row.observation,
    saved: { contractId: row.contractId, weight: finalOf(row) ?? 0 },
    kept: {
      harvestId: keptOption(row.harvestId, row.harvestName),
      farmId: keptOption(row.farmId, row.farmName),
      costCenterId: keptOption(row.costCenterId, row.costCenterName),
      productId: keptOption(row.productId, row.productName),
      partnerId: keptOption(row.partnerId, row.partnerName),
      contractId: keptOption(row.contractId, row.contractNumber),
    },
  }),
  // The next trip of the same lorry: its tare stays, what was weighed and measured of this load does not.
  unique: ['grossWeight'],
  notCopied: [
    'ticket',
    'moisture',
    'impurity',
    'otherDiscount',
    'arrivedWeight',
    'invoiceNumber',
    'mdfeNumber',
    'saved',
  ],
  ownWords: ['deleteBody'],
  nameOf: (row) => String(row.number),
  invalidates: ['contracts'],
});
