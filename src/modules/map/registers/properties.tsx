import { defineRegister } from '@/families/register/defineRegister';
import { farmService } from '../mapService';
import { emptyFarm, type FarmValues, toFarmBody, toFarmValues } from '../rules/farmValues';
import type { Farm } from '@/domain/land/landWire';
import type { FarmRow } from '../mapWire';

/** The city's name, where the farm came with its city. */
const cityName = ({ city }: Pick<FarmRow, 'city'>) => city?.name ?? null;

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
    { field: 'personName', width: 180 },
    { field: 'cityName', width: 160, value: cityName },
    { field: 'communityName', width: 200, hidden: true },
    { field: 'farmTypeDescription', width: 160 },
    { field: 'usefulAreaSize', kind: 'number', unit: 'ha', width: 120, total: 'sum' },
    { field: 'isMainFarm', width: 95 },
    { field: 'quotationSourceName', width: 200, hidden: true },
    { field: 'address', width: 240, hidden: true },
    { field: 'active', kind: 'active', width: 118 },
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
  schema: () => import('../dialogs/schemas/farmFormSchema').then((file) => file.farmFormSchema),
  emptyValues: emptyFarm,
  toValues: toFarmValues,
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  ownForm: () => import('../dialogs/recordForms/FarmRecordForm'),
  ownWords: ['deleteBody', 'deleteLabel'],
});
