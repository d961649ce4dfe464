import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { LIME_METHODS } from '../rules/lime';
import { EXTRACTORS } from '../rules/nutrients';
import { BASES, QUANTITIES } from '../rules/reference';
import {
  EMPTY_REFERENCE,
  emptyLine,
  referenceBody,
  type ReferenceValues,
  referenceValues,
} from './referenceForm';
import { ReferenceNote } from './ReferenceNote';
import { SoilReference, SoilReferenceRow } from './soilReferenceWire';
import { TablesNote } from './TablesNote';
import { unitOptions } from './unitOptions';

const REFERENCES = 'soilReferences';

/** What the forms of a reference are called in the address (FI §1). */
export const REFERENCE_ACTIONS = { new: 'nova', edit: 'editar' } as const;

/** By which manual's tables soils are read. Those of the platform are copied, never changed. */
export const soilReferences = defineRegister<SoilReferenceRow, SoilReference, ReferenceValues>({
  module: 'agriculture',
  namespace: REFERENCES,
  name: 'soilReferences',
  slug: 'referencia-de-solo',
  form: 'page',
  actions: REFERENCE_ACTIONS,
  wide: true,
  calls: registerCalls<SoilReferenceRow, SoilReference, ReferenceValues>('SoilReference', {
    row: SoilReferenceRow,
    item: SoilReference,
    toBody: referenceBody,
  }),
  columns: [
    { field: 'name', identifying: true, width: 250 },
    { field: 'edition', width: 90 },
    { field: 'region', width: 120 },
    { field: 'crops', width: 200 },
    { ...choiceColumn('limeMethod', LIME_METHODS, REFERENCES, 'methods'), width: 190 },
    { field: 'tableCount', kind: 'number', decimals: 0, width: 84, nothing: '–' },
    { field: 'useCount', kind: 'number', decimals: 0, width: 84, nothing: '–' },
    { field: 'manual', width: 260, hidden: true },
    { field: 'active', kind: 'active', width: 118, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80, span: 8 },
    { name: 'edition', kind: 'text', required: true, maxLength: 30, format: false, span: 4 },
    { name: 'manual', kind: 'text', required: true, maxLength: 150, format: false, span: 12 },
    { name: 'region', kind: 'text', maxLength: 80, format: false, span: 6 },
    { name: 'crops', kind: 'text', maxLength: 150, format: false, span: 6 },
    { name: 'depthFrom', kind: 'integer', required: true, unit: 'cm', span: 3 },
    { name: 'depthTo', kind: 'integer', required: true, unit: 'cm', span: 3 },
    {
      name: 'limeMethod',
      kind: 'select',
      required: true,
      Options: choiceOptions(LIME_METHODS, REFERENCES, 'methods'),
      span: 3,
    },
    {
      name: 'targetV',
      kind: 'percent',
      decimals: 0,
      lockedWhen: ({ limeMethod }) => limeMethod !== 'V_PERCENT',
      span: 3,
    },
    {
      name: 'rows',
      section: 'rows',
      kind: 'rows',
      required: true,
      minRows: 1,
      newRow: (rows) => emptyLine(rows.at(-1)),
      columns: [
        {
          key: 'quantity',
          kind: 'select',
          required: true,
          width: 190,
          Options: choiceOptions(QUANTITIES, REFERENCES, 'quantities'),
        },
        {
          key: 'extractor',
          kind: 'select',
          width: 130,
          Options: choiceOptions(EXTRACTORS, 'soilAnalysis', 'extractors'),
        },
        { key: 'unit', kind: 'select', required: true, width: 112, Options: unitOptions },
        { key: 'basis', kind: 'select', width: 104, Options: choiceOptions(BASES, REFERENCES, 'bases') },
        { key: 'upTo', kind: 'number', decimals: 1, minDecimals: 0, width: 96 },
        { key: 'bounds', kind: 'text', required: true, maxLength: 80, format: false, width: 160 },
        { key: 'classes', kind: 'text', required: true, maxLength: 150, format: false, width: 330 },
        { key: 'yields', kind: 'text', maxLength: 60, format: false, width: 140 },
        { key: 'crop', kind: 'text', maxLength: 60, format: false, width: 160 },
        { key: 'page', kind: 'text', maxLength: 20, format: false, width: 90 },
      ],
      Note: TablesNote,
    },
    {
      name: 'smp',
      section: 'smp',
      kind: 'rows',
      newRow: () => ({ smp: null, lime: null }),
      columns: [
        { key: 'smp', kind: 'number', decimals: 1, minDecimals: 1, required: true },
        { key: 'lime', kind: 'number', decimals: 1, minDecimals: 0, required: true },
      ],
      span: 5,
    },
    {
      name: 'observation',
      kind: 'multiline',
      maxLength: 1000,
      format: false,
      span: 7,
      Note: ReferenceNote,
    },
  ],
  schema: () => import('./referenceSchema').then((all) => all.referenceFormSchema),
  emptyValues: { ...EMPTY_REFERENCE, rows: [emptyLine()], smp: [] },
  toValues: referenceValues,
  nameOf: ({ name }) => name,
  isActive: ({ active }) => active,
  unique: ['name'],
  notCopied: ['version', 'seeded', 'uses'],
  locked: ({ seeded }) => seeded,
});
