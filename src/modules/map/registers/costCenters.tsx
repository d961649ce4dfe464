import { defineRegister } from '@/families/register/defineRegister';
import { costCenterService } from '../mapService';
import {
  type CostCenterValues,
  emptyCostCenter,
  toCostCenterBody,
  toCostCenterValues,
} from '../rules/costCenterValues';
import type { CostCenter, CostCenterRow } from '../mapWire';

/** Cost centers of all activities. */
export const costCenters = defineRegister<CostCenterRow, CostCenter, CostCenterValues>({
  module: 'map',
  name: 'costCenters',
  slug: 'centros-de-custo',
  calls: {
    list: (_query, signal) => costCenterService.list(signal),
    get: costCenterService.get,
    create: (values) => costCenterService.create(toCostCenterBody(values)),
    update: (id, values) => costCenterService.update(id, toCostCenterBody(values)),
    remove: costCenterService.remove,
    setActive: costCenterService.setActive,
  },
  columns: [
    { field: 'name', identifying: true },
    { field: 'farmName', width: 180 },
    { field: 'systemBusinessActivityName', width: 150 },
    { field: 'farmActivityFieldTypeName', width: 180, hidden: true },
    { field: 'cityName', width: 170, hidden: true },
    { field: 'usefulAreaSize', kind: 'number', unit: 'ha', width: 120, total: 'sum' },
    { field: 'totalAreaSize', kind: 'number', unit: 'ha', width: 120, total: 'sum' },
    { field: 'polygonCount', kind: 'number', decimals: 0, width: 90, total: 'sum' },
    {
      field: 'measurementType',
      kind: 'yesNo',
      width: 105,
      value: ({ measurementType }) => measurementType === 2,
    },
    { field: 'active', kind: 'active', width: 118 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'farmId', kind: 'autocomplete', required: true },
    { name: 'farmActivityId', kind: 'select', required: true },
    { name: 'farmActivityFieldTypeId', kind: 'select', required: true },
    { name: 'apportionmentMode', kind: 'select', required: true },
    { name: 'stateId', kind: 'autocomplete', required: true },
    { name: 'cityId', kind: 'autocomplete', required: true },
    { name: 'communityId', kind: 'select', required: true },
    { name: 'usefulAreaSize', kind: 'number', required: true },
    { name: 'commonAreaSize', kind: 'number' },
    { name: 'areaValueInProductQuantity', kind: 'number' },
    { name: 'measurementType', kind: 'radio', required: true },
  ],
  schema: () => import('../dialogs/schemas/costCenterFormSchema').then((file) => file.costCenterFormSchema),
  emptyValues: emptyCostCenter,
  toValues: toCostCenterValues,
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  ownForm: () => import('../dialogs/recordForms/CostCenterRecordForm'),
  ownWords: ['deleteBody', 'deleteLabel', 'saved'],
});
