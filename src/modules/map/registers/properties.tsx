import type { ObjectSchema } from 'yup';
import { defineRegister } from '@/families/register/defineRegister';
import type { Farm, FarmRow } from '../mapSchemas';
import { farmService } from '../mapService';
import { emptyFarm, type FarmValues, toFarmBody, toFarmValues } from '../rules/farmValues';

/** Properties: farms and grain stores. */
export const properties = defineRegister<FarmRow, Farm, FarmValues>({
  module: 'map',
  name: 'properties',
  slug: 'propriedades',
  calls: {
    list: (_query, signal) => farmService.list(signal),
    get: farmService.get,
    create: (values) => farmService.create(toFarmBody(values)),
    update: (id, values) => farmService.update(id, toFarmBody(values)),
    remove: farmService.remove,
    setActive: farmService.setActive,
  },
  columns: [
    { field: 'name', identifying: true },
    { field: 'personName', width: 220 },
    { field: 'cityName', width: 180, value: ({ city }) => city.name },
    { field: 'communityName', width: 200, hidden: true },
    { field: 'farmTypeDescription', width: 200 },
    { field: 'usefulAreaSize', kind: 'number', unit: 'ha', width: 140, total: 'sum' },
    { field: 'isMainFarm', kind: 'yesNo', width: 110 },
    { field: 'quotationSourceName', width: 200, hidden: true },
    { field: 'address', width: 240, hidden: true },
    { field: 'active', kind: 'active', width: 110 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'personId', kind: 'autocomplete', required: true },
    { name: 'address', kind: 'text', required: true, maxLength: 200 },
    { name: 'stateId', kind: 'autocomplete', required: true },
    { name: 'cityId', kind: 'autocomplete', required: true },
    { name: 'communityId', kind: 'select', required: true },
    { name: 'quotationSourceId', kind: 'autocomplete', required: true },
    { name: 'farmType', kind: 'select', required: true },
    { name: 'isMainFarm', kind: 'switch' },
  ],
  schema: () =>
    import('../dialogs/schemas/farmFormSchema').then(
      (file) => file.farmFormSchema as ObjectSchema<FarmValues>,
    ),
  emptyValues: emptyFarm,
  toValues: toFarmValues,
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  ownForm: () => import('../dialogs/recordForms/FarmRecordForm'),
  ownWords: ['deleteBody'],
});
