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
import { FUELS, VEHICLE_KINDS } from '../assetKinds';
import { depreciationTab, entriesTab, filesTab } from '../assetTabs';
import type { VehicleValues } from '../schemas/vehicleSchemas';
import { Vehicle } from '../vehicleWire';

const schemas = () => import('../schemas/vehicleSchemas');

/** Cars, pickups, lorries and trailers. A plate is of one vehicle alone. */
export const vehicles = defineRegister<Vehicle, Vehicle, VehicleValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'vehicles',
  slug: 'veiculos',
  form: 'page',
  calls: registerCalls<Vehicle, Vehicle, VehicleValues>('VehiclePatrimony', {
    row: Vehicle,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { field: 'plate', width: 88 },
    { ...choiceColumn('kind', VEHICLE_KINDS, NAMESPACE, 'vehicleKinds'), width: 104 },
    { field: 'brand', width: 130, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'model', width: 130, hidden: true },
    { field: 'year', kind: 'id', width: 90, hidden: true },
    { field: 'modelYear', kind: 'id', width: 110, hidden: true },
    { field: 'renavam', width: 130, hidden: true },
    { field: 'chassis', width: 180, hidden: true },
    { field: 'kilometres', width: 112 },
    ...assetColumns,
  ],
  fields: [
    nameField(),
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: choiceOptions(VEHICLE_KINDS, NAMESPACE, 'vehicleKinds'),
      span: 4,
    },
    { name: 'plate', kind: 'plate', helper: true, span: 4 },
    { name: 'renavam', kind: 'text', maxLength: 11, span: 4 },
    { name: 'chassis', kind: 'text', maxLength: 17, span: 4 },
    { name: 'brand', kind: 'text', maxLength: 60, span: 4 },
    { name: 'model', kind: 'text', maxLength: 60, span: 4 },
    { name: 'year', kind: 'integer', plain: true, span: 4 },
    { name: 'modelYear', kind: 'integer', plain: true, span: 4 },
    { name: 'kilometres', kind: 'integer', unit: 'km', helper: true, span: 4 },
    { name: 'fuel', kind: 'select', Options: choiceOptions(FUELS, NAMESPACE, 'fuels'), span: 4 },
    farmField(),
    ...assetFields<VehicleValues>(),
  ],
  tabs: [depreciationTab('VehiclePatrimony'), entriesTab, filesTab('VEHICLE')],
  schema: () => schemas().then((all) => all.vehicleFormSchema),
  emptyValues: {
    ...emptyAsset,
    kind: null,
    plate: null,
    renavam: null,
    chassis: null,
    brand: null,
    model: null,
    year: null,
    modelYear: null,
    kilometres: null,
    fuel: null,
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    kind: row.kind,
    plate: row.plate,
    renavam: row.renavam,
    chassis: row.chassis,
    brand: row.brand,
    model: row.model,
    year: row.year,
    modelYear: row.modelYear,
    kilometres: row.kilometres,
    fuel: row.fuel,
  }),
  nameOf: (row) => row.name,
  unique: ['plate', 'renavam', 'chassis'],
  notCopied: NOT_COPIED,
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: LISTS_OF_ASSETS,
});
