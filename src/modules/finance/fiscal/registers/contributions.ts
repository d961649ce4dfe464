import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions } from '@/families/register/fixedChoices';
import { toCents } from '@/platform/format/money';
import { keptOption } from '../../kept';
import { CHOOSE, recordColumns } from '../../recordColumns';
import { ContributionNote } from '../components/ContributionNote';
import type { ContributionValues } from '../fiscalSchemas';
import { contributionCalls } from '../fiscalService';
import { CONTRIBUTION_BASES, PRODUCER_KINDS } from '../rules/contributions';
import type { Contribution } from '../fiscalWire';

const WORDS = 'financeFiscal';
const cents = (reais: number | null) => (reais === null ? null : toCents(reais));

/** What each producer chose for a year: to contribute on sales or on the payroll. */
export const contributions = defineRegister<Contribution, Contribution, ContributionValues>({
  module: 'finance',
  namespace: WORDS,
  name: 'contributions',
  slug: 'contribuicoes',
  calls: contributionCalls,
  sort: { field: 'year', direction: 'desc' },
  columns: [
    { field: 'farmerName', identifying: true, filter: CHOOSE },
    { field: 'year', kind: 'id', width: 84 },
    { ...choiceColumn('producerKind', PRODUCER_KINDS, WORDS, 'producerKinds'), width: 170 },
    { ...choiceColumn('base', CONTRIBUTION_BASES, WORDS, 'bases'), width: 170 },
    { field: 'expectedSales', kind: 'money', width: 150, value: (row) => cents(row.expectedSales) },
    { field: 'observation', width: 200, hidden: true },
    ...recordColumns,
  ],
  fields: [
    { name: 'year', kind: 'text', required: true, maxLength: 4, span: 4 },
    {
      name: 'farmerId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('farmers', undefined),
      current: ({ kept }) => (kept.farmerId ? [kept.farmerId] : []),
      span: 8,
    },
    {
      name: 'producerKind',
      kind: 'select',
      required: true,
      Options: choiceOptions(PRODUCER_KINDS, WORDS, 'producerKinds'),
      span: 6,
    },
    { name: 'expectedSales', kind: 'money', helper: true, span: 6 },
    {
      name: 'base',
      kind: 'radio',
      required: true,
      helper: true,
      Options: choiceOptions(CONTRIBUTION_BASES, WORDS, 'bases'),
      Note: ContributionNote,
    },
    { name: 'observation', kind: 'text', maxLength: 200 },
  ],
  schema: () => import('../fiscalSchemas').then((all) => all.contributionFormSchema),
  emptyValues: {
    kept: {},
  },
  toValues: ({ year, farmerId, farmerName, producerKind, base, expectedSales, observation }) => ({
    year: String(year),
    farmerId,
    producerKind,
    base,
    expectedSales: cents(expectedSales),
    observation,
    kept: { farmerId: keptOption(farmerId, farmerName) },
  }),
  nameOf: (row) => row.farmerName ?? '',
  fullNameOf: (row) => [row.farmerName, row.year].filter(Boolean).join(' – '),
  unique: ['year'],
  isActive: (row) => row.active,
});
