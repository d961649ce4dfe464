import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { BOTANICAL_FAMILIES } from '../agricultureChoices';
import { CropOptions } from '../components/CropOptions';
import type { CycleValues } from '../schemas/cycleSchemas';
import { Cycle } from '../cycleWire';

const schemas = () => import('../schemas/cycleSchemas');
const WORDS = 'agricultureRegisters';

/**
 * How a crop grows: its stages by days and degree-days from planting, and what each needs of water. Between two stages
 * Kc and depth of the roots run straight.
 */
export const cycles = defineRegister<Cycle, Cycle, CycleValues>({
  module: 'agriculture',
  namespace: WORDS,
  name: 'cycles',
  slug: 'ciclo',
  form: 'page',
  calls: registerCalls<Cycle, Cycle, CycleValues>('Cycle', {
    row: Cycle,
    toBody: ({ stages, ...values }) => ({
      ...values,
      cultivar: values.cultivar?.trim() || null,
      stages: stages.map((stage) => ({ ...stage, code: stage.code.trim() })),
    }),
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'businessActivityName', width: 160, filter: { kind: 'multiSelect' } },
    { ...choiceColumn('botanicalFamily', BOTANICAL_FAMILIES, WORDS, 'families'), width: 190 },
    { field: 'cultivar', width: 180 },
    { field: 'baseTemperature', width: 130 },
    { field: 'stages', width: 110 },
    { field: 'active', kind: 'active', width: 118 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', section: 'crop', kind: 'text', required: true, maxLength: 80, span: 8 },
    {
      name: 'baseTemperature',
      kind: 'number',
      decimals: 1,
      unit: '°C',
      required: true,
      helper: true,
      span: 4,
    },
    {
      name: 'businessActivityId',
      kind: 'autocomplete',
      required: true,
      Options: CropOptions,
      span: 4,
    },
    {
      name: 'botanicalFamily',
      kind: 'select',
      required: true,
      Options: choiceOptions(BOTANICAL_FAMILIES, WORDS, 'families'),
      span: 4,
    },
    { name: 'cultivar', kind: 'text', maxLength: 60, helper: true, span: 4 },
    {
      name: 'stages',
      section: 'stages',
      kind: 'rows',
      newRow: () => ({ code: '', days: null, degreeDays: null, kc: null, root: null, p: null }),
      columns: [
        { key: 'code', kind: 'text', required: true, maxLength: 20, width: 170 },
        { key: 'days', kind: 'integer', required: true, width: 110 },
        { key: 'degreeDays', kind: 'number', decimals: 0, width: 130 },
        { key: 'kc', kind: 'number', width: 110 },
        { key: 'root', kind: 'number', unit: 'm', width: 130 },
        { key: 'p', kind: 'number', width: 110 },
      ],
    },
  ],
  schema: () => schemas().then((all) => all.cycleFormSchema),
  emptyValues: {
    baseTemperature: 10,
  },
  toValues: ({ name, businessActivityId, botanicalFamily, cultivar, baseTemperature, stages }) => ({
    name,
    businessActivityId,
    botanicalFamily,
    cultivar,
    baseTemperature,
    stages: Array.isArray(stages) ? stages.map((stage) => ({ ...stage })) : [],
  }),
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
