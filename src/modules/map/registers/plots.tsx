import { defineRegister } from '@/families/register/defineRegister';
import { plotService } from '../mapService';
import { newPlotValues, type PlotValues, toPlotBody, toPlotValues } from '../rules/plotValues';
import type { FarmActivityFieldPolygon } from '@/domain/land/landWire';
import type { PlotRow } from '../mapWire';

const NOWHERE = {
  id: 0,
  cityId: 0,
  communityId: 0,
  city: { id: 0, name: '', stateId: 0, stateName: '', latitude: null, longitude: null },
};

/** Plots as a table. New ones are drawn on the map. */
export const plots = defineRegister<PlotRow, FarmActivityFieldPolygon, PlotValues>({
  module: 'map',
  name: 'plots',
  slug: 'talhoes',
  calls: {
    list: (_query, signal) => plotService.table(signal),
    get: plotService.get,
    create: (values) => plotService.create(toPlotBody(values)),
    update: (id, values) => plotService.update(id, toPlotBody(values)),
    remove: plotService.remove,
  },
  columns: [
    { field: 'name', identifying: true },
    { field: 'farmName', width: 180 },
    { field: 'farmActivityFieldName', width: 160 },
    { field: 'usefulAreaSize', kind: 'number', unit: 'ha', width: 120, total: 'sum' },
    { field: 'commonAreaSize', kind: 'number', unit: 'ha', width: 130, total: 'sum' },
    { field: 'irrigatedAreaSize', kind: 'number', unit: 'ha', width: 160, total: 'sum', hidden: true },
    { field: 'soilTypeName', width: 170 },
    { field: 'clayContent', kind: 'percent', width: 95 },
    { field: 'farmHeadquarters', width: 100, hidden: true },
    { field: 'hasPolygon', kind: 'yesNo', width: 90 },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'farmId', kind: 'text', required: true },
    { name: 'farmActivityFieldId', kind: 'autocomplete', required: true },
    { name: 'usefulAreaSize', kind: 'number', required: true },
    { name: 'commonAreaSize', kind: 'number' },
    { name: 'irrigatedAreaSize', kind: 'number' },
    { name: 'soilType', kind: 'select', required: true },
    { name: 'weatherStationId', kind: 'select' },
    { name: 'altitude', kind: 'number' },
    { name: 'farmHeadquarters', kind: 'switch' },
    { name: 'observation', kind: 'multiline' },
  ],
  schema: () => import('../dialogs/schemas/plotFormSchema').then((file) => file.plotFormSchema),
  emptyValues: newPlotValues({ farm: NOWHERE, center: null, drawn: null }),
  toValues: (plot) => toPlotValues(plot, null),
  nameOf: (row) => row.name,
  creatable: false,
  ownForm: () => import('../dialogs/recordForms/PlotRecordForm'),
  ownWords: ['deleteBody', 'deleteLabel', 'deleted', 'saved'],
});
