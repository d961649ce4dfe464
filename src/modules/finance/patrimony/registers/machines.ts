import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { emptyAsset, NAMESPACE, toAssetBody } from '../assetParts';
import { assetRegister } from '../assetRegister';
import { FUELS, MACHINE_KINDS } from '../assetKinds';
import type { MachineValues } from '../schemas/machineSchemas';
import { Machine } from '../machineWire';

const schemas = () => import('../schemas/machineSchemas');

/** Tractors, harvesters and implements. A serial number is of one machine alone. */
export const machines = assetRegister<Machine, MachineValues>({
  name: 'machines',
  slug: 'maquinas',
  controller: 'MachinePatrimony',
  files: 'MACHINE',
  calls: registerCalls<Machine, Machine, MachineValues>('MachinePatrimony', {
    row: Machine,
    toBody: toAssetBody,
  }),
  columns: [
    { ...choiceColumn('kind', MACHINE_KINDS, NAMESPACE, 'machineKinds'), width: 124 },
    { field: 'brand', width: 130, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'model', width: 130, hidden: true },
    { field: 'year', kind: 'id', width: 90, hidden: true },
    { field: 'serialNumber', width: 170, hidden: true },
    { field: 'power', width: 120, hidden: true },
    { field: 'hours', width: 120 },
  ],
  fields: [
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
  ],
  schema: () => schemas().then((all) => all.machineFormSchema),
  emptyValues: emptyAsset,
  unique: ['serialNumber'],
});
