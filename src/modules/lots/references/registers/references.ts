import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn } from '@/families/register/fixedChoices';
import { GENDERS, genderOptions, kindOptions, KINDS, NAMESPACE } from '../referenceChoices';
import { referenceCalls } from '../referenceService';
import type { ReferenceValues } from '../referenceSchemas';
import type { ReferenceRow } from '../referenceWire';

/** What lots are compared with, by line and sex. A set in use stays as it is: it is copied. */
export const references = defineRegister<ReferenceRow, ReferenceRow, ReferenceValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'references',
  slug: 'referencias-de-frango',
  form: 'page',
  calls: referenceCalls,
  columns: [
    { field: 'name', identifying: true },
    { ...choiceColumn('kind', KINDS, NAMESPACE, 'kind'), width: 130 },
    { field: 'lineage', width: 150, filter: { kind: 'multiSelect' } },
    { ...choiceColumn('gender', GENDERS, NAMESPACE, 'gender'), width: 110 },
    { field: 'lastDay', kind: 'number', decimals: 0, width: 130, nothing: '–' },
    { field: 'lotCount', kind: 'number', decimals: 0, width: 130 },
    {
      field: 'mixedWith',
      width: 200,
      value: ({ mixedWith }) => mixedWith?.name,
      filter: false,
      hidden: true,
    },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: kindOptions,
      lockedWhen: ({ copyOfId }) => copyOfId !== null,
      span: 4,
    },
    { name: 'lineage', kind: 'text', maxLength: 40, helper: true, span: 4 },
    { name: 'gender', kind: 'select', Options: genderOptions, helper: true, span: 4 },
  ],
  tabs: [{ id: 'days', load: () => import('../components/DaysTab') }],
  schema: () => import('../referenceSchemas').then((all) => all.referenceFormSchema),
  emptyValues: {
    version: null,
    copyOfId: null,
    kind: 'ZOOTECHNICAL',
    lineage: '',
  },
  toValues: (set) => ({
    version: set.version,
    copyOfId: set.id,
    name: set.name,
    kind: set.kind,
    lineage: set.lineage ?? '',
    gender: set.gender,
  }),
  nameOf: ({ name }) => name,
  unique: ['name'],
  notCopied: ['version'],
  locked: ({ lotCount }) => (lotCount ?? 0) > 0,
});
