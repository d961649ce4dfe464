import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { toLocalDate } from '@/platform/format/date';
import { registerCalls } from '@/families/register/registerCalls';
import { emptyAsset, NAMESPACE, ownedSum, toAssetBody } from '../assetParts';
import { assetRegister } from '../assetRegister';
import { ANIMAL_PURPOSES, SEXES, SPECIES } from '../assetKinds';
import type { AnimalValues } from '../schemas/animalSchemas';
import { Animal } from '../animalWire';

const schemas = () => import('../schemas/animalSchemas');

/** Animals that are kept and not raised for sale: breeding stock, dairy cows, horses. An identification is of one animal alone. */
export const animals = assetRegister<Animal, AnimalValues>({
  name: 'animals',
  slug: 'animais',
  controller: 'AnimalPatrimony',
  files: 'ANIMAL',
  calls: registerCalls<Animal, Animal, AnimalValues>('AnimalPatrimony', {
    row: Animal,
    toBody: toAssetBody,
  }),
  columns: [
    { ...choiceColumn('species', SPECIES, NAMESPACE, 'species'), width: 104 },
    { ...choiceColumn('purpose', ANIMAL_PURPOSES, NAMESPACE, 'animalPurposes'), width: 108 },
    { ...choiceColumn('sex', SEXES, NAMESPACE, 'sexes'), width: 100, hidden: true },
    { field: 'breed', wraps: true, width: 120, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'identification', width: 150, hidden: true },
    { field: 'heads', width: 84, total: ownedSum((row) => row.heads) },
    {
      field: 'birthDate',
      kind: 'date',
      width: 124,
      value: (row) => toLocalDate(row.birthDate),
      hidden: true,
    },
  ],
  fields: [
    {
      name: 'species',
      kind: 'select',
      required: true,
      Options: choiceOptions(SPECIES, NAMESPACE, 'species'),
      span: 4,
    },
    {
      name: 'purpose',
      kind: 'select',
      required: true,
      Options: choiceOptions(ANIMAL_PURPOSES, NAMESPACE, 'animalPurposes'),
      span: 4,
    },
    { name: 'heads', kind: 'integer', required: true, span: 4 },
    { name: 'sex', kind: 'select', Options: choiceOptions(SEXES, NAMESPACE, 'sexes'), span: 4 },
    { name: 'breed', kind: 'text', maxLength: 60, span: 4 },
    { name: 'identification', kind: 'text', maxLength: 40, helper: true, span: 4 },
    { name: 'birthDate', kind: 'date', span: 4 },
  ],
  schema: () => schemas().then((all) => all.animalFormSchema),
  emptyValues: emptyAsset,
  edited: (row) => ({ birthDate: toLocalDate(row.birthDate) }),
  unique: ['identification'],
});
