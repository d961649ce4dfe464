import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { emptyAsset, farmField, NAMESPACE, toAssetBody, toAssetValues } from '../assetParts';
import { assetRegister } from '../assetRegister';
import { IMPROVEMENT_KINDS, IMPROVEMENT_UNITS } from '../assetKinds';
import { keptOption } from '../../kept';
import type { ImprovementValues } from '../schemas/improvementSchemas';
import { Improvement } from '../improvementWire';

const schemas = () => import('../schemas/improvementSchemas');

/** What was built on the land: sheds, silos, houses, fences, wells. Each stands on a farm. */
export const improvements = assetRegister<Improvement, ImprovementValues>({
  name: 'improvements',
  slug: 'benfeitorias',
  controller: 'ImprovementPatrimony',
  files: 'IMPROVEMENT',
  calls: registerCalls<Improvement, Improvement, ImprovementValues>('ImprovementPatrimony', {
    row: Improvement,
    toBody: toAssetBody,
  }),
  columns: [
    { ...choiceColumn('kind', IMPROVEMENT_KINDS, NAMESPACE, 'improvementKinds'), width: 120 },
    { field: 'size', width: 92 },
    { ...choiceColumn('unit', IMPROVEMENT_UNITS, NAMESPACE, 'improvementUnits'), width: 80 },
    { field: 'builtIn', kind: 'id', width: 110, hidden: true },
    { field: 'realEstateName', width: 240, hidden: true, filter: { kind: 'multiSelect' } },
  ],
  fields: [
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
  ],
  place: [
    farmField(),
    {
      name: 'realEstateId',
      kind: 'autocomplete',
      Options: lookupOptions('realEstates', undefined),
      current: ({ kept }) => (kept.realEstateId ? [kept.realEstateId] : []),
      span: 8,
    },
  ],
  schema: () => schemas().then((all) => all.improvementFormSchema),
  emptyValues: emptyAsset,
  edited: (row) => ({
    kept: { ...toAssetValues(row).kept, realEstateId: keptOption(row.realEstateId, row.realEstateName) },
  }),
});
