import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { today, toLocalDate } from '@/platform/format/date';
import { keptOption, sentOf } from '../../kept';
import { CHOOSE } from '../../recordColumns';
import { DESTINATIONS } from '../destinations';
import type { ProductionValues } from '../productionSchemas';
import { areaOf, quantityOf, yieldOf } from '../rules/yieldOf';
import { Production } from '../productionWire';

const NAMESPACE = 'financeProduction';
const schemas = () => import('../productionSchemas');

const costCenterOptions = dependentOptions('costCenters', ({ farmId }: ProductionValues) =>
  farmId === null ? null : { farmId },
);
const emptyToNull = (text: string | null) => text?.trim() || null;

/** What was harvested: where, how much, on how many hectares, and where it went. */
export const production = defineRegister<Production, Production, ProductionValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'production',
  slug: 'producao',
  calls: registerCalls<Production, Production, ProductionValues>('Production', {
    row: Production,
    toBody: (values) => ({
      ...sentOf(values),
      document: emptyToNull(values.document),
      observation: emptyToNull(values.observation),
    }),
    without: ['setActive'],
  }),
  columns: [
    { field: 'date', kind: 'date', width: 96, value: (row) => toLocalDate(row.date) },
    { field: 'productName', wraps: true, identifying: true, filter: CHOOSE },
    { field: 'harvestName', wraps: true, width: 108, filter: CHOOSE },
    { field: 'farmName', wraps: true, width: 128, filter: CHOOSE },
    { field: 'costCenterName', wraps: true, width: 108, filter: CHOOSE },
    { field: 'quantity', kind: 'number', decimals: 2, width: 96, total: quantityOf },
    {
      field: 'loadedQuantity',
      kind: 'number',
      decimals: 2,
      width: 96,
      value: (row) => row.loadedQuantity ?? null,
    },
    { field: 'unit', width: 60, minWidth: 60, filter: CHOOSE },
    { field: 'area', kind: 'number', decimals: 2, width: 76, total: areaOf },
    {
      field: 'yield',
      kind: 'number',
      decimals: 2,
      width: 92,
      value: (row) => yieldOf([row]),
      total: yieldOf,
    },
    { ...choiceColumn('destination', DESTINATIONS, NAMESPACE, 'destinations'), wraps: true, width: 128 },
    { field: 'document', width: 130, hidden: true },
    { field: 'observation', width: 200, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  sort: { field: 'date', direction: 'desc' },
  fields: [
    { name: 'date', kind: 'date', required: true, limits: () => ({ max: today() }), span: 6 },
    {
      name: 'harvestId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('harvests', undefined),
      current: ({ kept }) => (kept.harvestId ? [kept.harvestId] : []),
      span: 6,
    },
    {
      name: 'farmId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('farms', undefined),
      current: ({ kept }) => (kept.farmId ? [kept.farmId] : []),
      clears: ['costCenterId'],
      span: 6,
    },
    {
      name: 'costCenterId',
      kind: 'autocomplete',
      required: true,
      Options: costCenterOptions,
      current: ({ kept }) => (kept.costCenterId ? [kept.costCenterId] : []),
      span: 6,
    },
    {
      name: 'productId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('products', undefined),
      current: ({ kept }) => (kept.productId ? [kept.productId] : []),
    },
    { name: 'quantity', kind: 'number', required: true, helper: true, span: 6 },
    { name: 'area', kind: 'number', required: true, unit: 'ha', helper: true, span: 6 },
    {
      name: 'destination',
      kind: 'select',
      required: true,
      Options: choiceOptions(DESTINATIONS, NAMESPACE, 'destinations'),
      span: 6,
    },
    { name: 'document', kind: 'text', maxLength: 60, helper: true, span: 6 },
    { name: 'observation', kind: 'multiline', maxLength: 500 },
  ],
  schema: () => schemas().then((all) => all.productionFormSchema),
  emptyValues: {
    kept: {},
  },
  toValues: (row) => ({
    date: toLocalDate(row.date),
    harvestId: row.harvestId,
    farmId: row.farmId,
    costCenterId: row.costCenterId,
    productId: row.productId,
    quantity: row.quantity,
    area: row.area,
    destination: row.destination,
    document: row.document,
    observation: row.observation,
    kept: {
      harvestId: keptOption(row.harvestId, row.harvestName),
      farmId: keptOption(row.farmId, row.farmName),
      costCenterId: keptOption(row.costCenterId, row.costCenterName),
      productId: keptOption(row.productId, row.productName),
    },
  }),
  nameOf: (row) => row.productName,
  fullNameOf: ({ productName, costCenterName }) => `${productName} · ${costCenterName}`,
});
