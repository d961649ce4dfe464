import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { SOIL_TEXTURES } from '../agricultureChoices';
import { SoilWaterNote } from '../components/SoilWaterNote';
import type { SoilTypeValues } from '../schemas/soilTypeSchemas';
import { SoilType } from '../soilTypeWire';

const schemas = () => import('../schemas/soilTypeSchemas');
const WORDS = 'agricultureRegisters';
const WATER = { kind: 'number', decimals: 3, minDecimals: 2 } as const;

/** Kinds of soil, with the water that they hold: plots are of one, irrigation is computed by it. */
export const soilTypes = defineRegister<SoilType, SoilType, SoilTypeValues>({
  module: 'agriculture',
  namespace: WORDS,
  name: 'soilTypes',
  slug: 'configuracao-tipo-solo',
  calls: registerCalls<SoilType, SoilType, SoilTypeValues>('SoilType', {
    row: SoilType,
  }),
  columns: [
    { field: 'name', identifying: true },
    { ...choiceColumn('texture', SOIL_TEXTURES, WORDS, 'textures'), width: 130 },
    { field: 'clayFrom', kind: 'percent', decimals: 0, width: 110 },
    { field: 'clayTo', kind: 'percent', decimals: 0, width: 110 },
    { field: 'fieldCapacity', width: 150 },
    { field: 'wiltingPoint', width: 150 },
    { field: 'density', width: 120, hidden: true },
    { field: 'infiltration', width: 120, hidden: true },
    { field: 'active', kind: 'active', width: 118 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80 },
    {
      name: 'texture',
      kind: 'select',
      Options: choiceOptions(SOIL_TEXTURES, WORDS, 'textures'),
      span: 4,
    },
    { name: 'clayFrom', kind: 'percent', decimals: 1, minDecimals: 0, span: 4 },
    { name: 'clayTo', kind: 'percent', decimals: 1, minDecimals: 0, helper: true, span: 4 },
    { name: 'fieldCapacity', section: 'water', ...WATER, unit: 'm³/m³', helper: true, span: 6 },
    { name: 'wiltingPoint', ...WATER, unit: 'm³/m³', helper: true, span: 6, Note: SoilWaterNote },
    { name: 'infiltration', kind: 'number', decimals: 1, unit: 'mm/h', span: 6 },
    { name: 'density', kind: 'number', unit: 'g/cm³', span: 6 },
  ],
  schema: () => schemas().then((all) => all.soilTypeFormSchema),
  nameOf: (row) => row.name,
  // No two soils share a range of clay.
  unique: ['clayFrom', 'clayTo'],
  isActive: (row) => row.active,
  invalidates: ['soilTypes'],
});
