import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import {
  assetColumns,
  assetFields,
  LISTS_OF_ASSETS,
  emptyAsset,
  farmField,
  nameField,
  NAMESPACE,
  NOT_COPIED,
  toAssetBody,
  toAssetValues,
} from '../assetParts';
import { FUELS, MACHINE_KINDS } from '../assetKinds';
import { depreciationTab, entriesTab, filesTab } from '../assetTabs';
import type { MachineValues } from '../schemas/machineSchemas';
import { Machine } from '../machineWire';

const schemas = () => import('../schemas/machineSchemas');

/** Tractors, harvesters and implements. A serial number is of one machine alone. */
export const machines = defineRegister<Machine, Machine, MachineValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'machines',
  slug: 'maquinas',
  form: 'page',
  calls: registerCalls<Machine, Machine, MachineValues>('MachinePatrimony', {
    row: Machine,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { ...choiceColumn('kind', MACHINE_KINDS, NAMESPACE, 'machineKinds'), width: 124 },
    { field: 'brand', width: 130, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'model', width: 130, hidden: true },
    { field: 'year', kind: 'id', width: 90, hidden: true },
    { field: 'serialNumber', width: 170, hidden: true },
    { field: 'power', width: 120, hidden: true },
    { field: 'hours', width: 120 },
    ...assetColumns,
  ],
  fields: [
    nameField(),
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: choiceOptions(MACHINE_KINDS, NAMESPACE, 'machineKinds'),
      span: 4,
    },
    { name: 'brand', kind: 'text', maxLength: 60, span: 4 },
    { name: 'model', kind: 'text', maxLength: 60, span: 4 },
    { name: 'serialNumber', kind: 'text', maxLength: 40, span: 4 },
    { name: 'year', kind: 'integer', plain: true, span: 3 },
    { name: 'power', kind: 'integer', unit: 'cv', span: 3 },
    { name: 'hours', kind: 'number', decimals: 1, unit: 'h', helper: true, span: 3 },
    { name: 'fuel', kind: 'select', Options: choiceOptions(FUELS, NAMESPACE, 'fuels'), span: 3 },
    farmField(),
    ...assetFields<MachineValues>(),
  ],
  tabs: [depreciationTab('MachinePatrimony'), entriesTab, filesTab('MACHINE')],
  schema: () => schemas().then((all) => all.machineFormSchema),
  emptyValues: {
    ...emptyAsset,
    kind: null,
    brand: null,
    model: null,
    serialNumber: null,
    year: null,
    power: null,
    hours: null,
    fuel: null,
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    kind: row.kind,
    brand: row.brand,
    model: row.model,
    serialNumber: row.serialNumber,
    year: row.year,
    power: row.power,
    hours: row.hours,
    fuel: row.fuel,
  }),
  nameOf: (row) => row.name,
  unique: ['serialNumber'],
  notCopied: NOT_COPIED,
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: LISTS_OF_ASSETS,
});
