import { defineRegister } from '@/families/register/defineRegister';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import {
  assetColumns,
  assetFields,
  LISTS_OF_ASSETS,
  emptyAsset,
  farmField,
  nameField,
  NAMESPACE,
  NOT_COPIED,
  toAssetBody,
  toAssetValues,
} from '../assetParts';
import { IMPROVEMENT_KINDS, IMPROVEMENT_UNITS } from '../assetKinds';
import { keptOption } from '../../kept';
import { depreciationTab, entriesTab, filesTab } from '../assetTabs';
import type { ImprovementValues } from '../schemas/improvementSchemas';
import { Improvement } from '../improvementWire';

const schemas = () => import('../schemas/improvementSchemas');

/** What was built on the land: sheds, silos, houses, fences, wells. Each stands on a farm. */
export const improvements = defineRegister<Improvement, Improvement, ImprovementValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'improvements',
  slug: 'benfeitorias',
  form: 'page',
  calls: registerCalls<Improvement, Improvement, ImprovementValues>('ImprovementPatrimony', {
    row: Improvement,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { ...choiceColumn('kind', IMPROVEMENT_KINDS, NAMESPACE, 'improvementKinds'), width: 120 },
    { field: 'size', width: 92 },
    { ...choiceColumn('unit', IMPROVEMENT_UNITS, NAMESPACE, 'improvementUnits'), width: 80 },
    { field: 'builtIn', kind: 'id', width: 110, hidden: true },
    { field: 'realEstateName', width: 240, hidden: true, filter: { kind: 'multiSelect' } },
    ...assetColumns,
  ],
  fields: [
    nameField(),
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: choiceOptions(IMPROVEMENT_KINDS, NAMESPACE, 'improvementKinds'),
      span: 4,
    },
    { name: 'size', kind: 'number', span: 4 },
    {
      name: 'unit',
      kind: 'select',
      Options: choiceOptions(IMPROVEMENT_UNITS, NAMESPACE, 'improvementUnits'),
      span: 4,
    },
    { name: 'builtIn', kind: 'integer', plain: true, span: 4 },
    farmField(),
    {
      name: 'realEstateId',
      kind: 'autocomplete',
      Options: lookupOptions('realEstates', undefined),
      current: ({ kept }) => (kept.realEstateId ? [kept.realEstateId] : []),
      span: 8,
    },
    ...assetFields<ImprovementValues>(),
  ],
  tabs: [depreciationTab('ImprovementPatrimony'), entriesTab, filesTab('IMPROVEMENT')],
  schema: () => schemas().then((all) => all.improvementFormSchema),
  emptyValues: {
    ...emptyAsset,
    kind: null,
    size: null,
    unit: null,
    builtIn: null,
    realEstateId: null,
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    kind: row.kind,
    size: row.size,
    unit: row.unit,
    builtIn: row.builtIn,
    realEstateId: row.realEstateId,
    kept: {
      ...toAssetValues(row).kept,
      realEstateId: keptOption(row.realEstateId, row.realEstateName),
    },
  }),
  nameOf: (row) => row.name,
  notCopied: NOT_COPIED,
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: LISTS_OF_ASSETS,
});
