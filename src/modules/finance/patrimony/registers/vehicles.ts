import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { emptyAsset, NAMESPACE, toAssetBody } from '../assetParts';
import { assetRegister } from '../assetRegister';
import { FUELS, VEHICLE_KINDS } from '../assetKinds';
import type { VehicleValues } from '../schemas/vehicleSchemas';
import { Vehicle } from '../vehicleWire';

const schemas = () => import('../schemas/vehicleSchemas');

/** Cars, pickups, lorries and trailers. A plate is of one vehicle alone. */
export const vehicles = assetRegister<Vehicle, VehicleValues>({
  name: 'vehicles',
  slug: 'veiculos',
  controller: 'VehiclePatrimony',
  files: 'VEHICLE',
  calls: registerCalls<Vehicle, Vehicle, VehicleValues>('VehiclePatrimony', {
    row: Vehicle,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'plate', width: 88 },
    { ...choiceColumn('kind', VEHICLE_KINDS, NAMESPACE, 'vehicleKinds'), width: 104 },
    { field: 'brand', width: 130, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'model', width: 130, hidden: true },
    { field: 'year', kind: 'id', width: 90, hidden: true },
    { field: 'modelYear', kind: 'id', width: 110, hidden: true },
    { field: 'renavam', width: 130, hidden: true },
    { field: 'chassis', width: 180, hidden: true },
    { field: 'kilometres', width: 112 },
  ],
  fields: [
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
  ],
  schema: () => schemas().then((all) => all.vehicleFormSchema),
  emptyValues: { ...emptyAsset, plate: null },
  unique: ['plate', 'renavam', 'chassis'],
});
