import { defineRegister } from '@/families/register/defineRegister';
import { costCenterService } from '../mapService';
import { type AviaryValues, emptyAviary, toAviaryBody, toAviaryValues } from '../rules/aviaryValues';
import type { CostCenter, CostCenterRow } from '../mapWire';

/** Poultry cost centers, each with its house. */
export const aviaries = defineRegister<CostCenterRow, CostCenter, AviaryValues>({
  module: 'map',
  name: 'aviaries',
  slug: 'aviarios',
  calls: {
    list: (_query, signal) => costCenterService.listByFilter('POULTRY', signal),
    get: costCenterService.get,
    create: (values) => costCenterService.createWithAviary(toAviaryBody(values)),
    update: (id, values) => costCenterService.updateWithAviary(id, toAviaryBody(values)),
    remove: costCenterService.remove,
    setActive: costCenterService.setActive,
  },
  columns: [
    { field: 'name', identifying: true },
    { field: 'aviaryName', width: 200 },
    { field: 'farmName', width: 200 },
    { field: 'systemBusinessActivityName', width: 170 },
    { field: 'cityName', width: 170, hidden: true },
    { field: 'totalAreaSize', kind: 'number', unit: 'ha', width: 140, total: 'sum' },
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
    { name: 'measurementType', kind: 'radio', required: true },
  ],
  schema: () => import('../dialogs/schemas/aviaryFormSchema').then((file) => file.aviaryFormSchema),
  emptyValues: emptyAviary,
  toValues: toAviaryValues,
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  ownForm: () => import('../dialogs/recordForms/AviaryRecordForm'),
  ownWords: ['deleteBody', 'deleteLabel', 'saved'],
});
