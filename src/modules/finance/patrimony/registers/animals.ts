import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { toLocalDate } from '@/platform/format/date';
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
import { ANIMAL_PURPOSES, SEXES, SPECIES } from '../assetKinds';
import { depreciationTab, entriesTab, filesTab } from '../assetTabs';
import type { AnimalValues } from '../schemas/animalSchemas';
import { Animal } from '../animalWire';

const schemas = () => import('../schemas/animalSchemas');

/** Animals that are kept and not raised for sale: breeding stock, dairy cows, horses. An identification is of one animal alone. */
export const animals = defineRegister<Animal, Animal, AnimalValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'animals',
  slug: 'animais',
  form: 'page',
  calls: registerCalls<Animal, Animal, AnimalValues>('AnimalPatrimony', {
    row: Animal,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { ...choiceColumn('species', SPECIES, NAMESPACE, 'species'), width: 104 },
    { ...choiceColumn('purpose', ANIMAL_PURPOSES, NAMESPACE, 'animalPurposes'), width: 108 },
    { ...choiceColumn('sex', SEXES, NAMESPACE, 'sexes'), width: 100, hidden: true },
    { field: 'breed', wraps: true, width: 120, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'identification', width: 150, hidden: true },
    { field: 'heads', width: 84, total: 'sum' },
    {
      field: 'birthDate',
      kind: 'date',
      width: 124,
      value: (row) => toLocalDate(row.birthDate),
      hidden: true,
    },
    ...assetColumns,
  ],
  fields: [
    nameField(),
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
    farmField(),
    ...assetFields<AnimalValues>(),
  ],
  tabs: [depreciationTab('AnimalPatrimony'), entriesTab, filesTab('ANIMAL')],
  schema: () => schemas().then((all) => all.animalFormSchema),
  emptyValues: {
    ...emptyAsset,
    species: null,
    purpose: null,
    heads: null,
    sex: null,
    breed: null,
    identification: null,
    birthDate: null,
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    species: row.species,
    purpose: row.purpose,
    heads: row.heads,
    sex: row.sex,
    breed: row.breed,
    identification: row.identification,
    birthDate: toLocalDate(row.birthDate),
  }),
  nameOf: (row) => row.name,
  unique: ['identification'],
  notCopied: NOT_COPIED,
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: LISTS_OF_ASSETS,
});
