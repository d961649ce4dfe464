import { lookupOptions } from '@/domain/lookups/lookupOptions';
import type { RegisterColumn } from '@/families/register/registerTypes';
import type { FishSetRow } from './fishWire';

/** Locale file of the reference sets of fish. */
export const NAMESPACE = 'fishReferences';

/** What the forms of both kinds of sets have. */
export interface FishSetValues {
  /** Null for a new one. */
  version: number | null;
  /** Lots that use it. */
  lotCount: number | null;
  name: string;
  animalBreedId: number | null;
  observation: string;
}

export const EMPTY_SET = { version: null, lotCount: 0, observation: '' } as const;

/** Columns, fields and rules that ranges and water have in common; `rows` is the column that counts what a set says. */
export const fishSet = {
  columns: (rows: string): RegisterColumn<FishSetRow>[] => [
    { field: 'name', identifying: true },
    { field: 'animalBreedName', width: 180, filter: { kind: 'multiSelect' } },
    { field: rows, kind: 'number', decimals: 0, width: 130, nothing: '–' },
    { field: 'lotCount', kind: 'number', decimals: 0, width: 110, nothing: '–' },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100, span: 6 },
    {
      name: 'animalBreedId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('animalBreeds', { breedType: 'FISH_SPECIE' }),
      span: 6,
    },
  ],
  rules: {
    nameOf: ({ name }: { readonly name: string }) => name,
    unique: ['name'],
    notCopied: ['version', 'lotCount'],
    locked: ({ lotCount }: { readonly lotCount: number | null }) => (lotCount ?? 0) > 0,
  },
} as const;

/** What is edited of a set, its rows aside. */
export const setValues = ({
  version,
  lotCount,
  name,
  animalBreedId,
  observation,
}: FishSetRow): FishSetValues => ({
  version,
  lotCount,
  name,
  animalBreedId,
  observation: observation ?? '',
});

/** What is sent of a set, its rows aside. */
export const setBody = ({ version, name, animalBreedId, observation }: FishSetValues) => ({
  version,
  name,
  animalBreedId,
  observation: observation.trim() === '' ? null : observation,
});
