import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions, choiceWord } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { today, toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { textOf } from '@/platform/http/loose';
import { keptOption, sentOf } from '../../kept';
import { CHOOSE, recordColumns } from '../../recordColumns';
import { INSURED } from '../assetKinds';
import { NAMESPACE, withoutEmpty } from '../assetParts';
import { filesTab } from '../assetTabs';
import { daysLeft, POLICY_STATES, policyState } from '../rules/policyState';
import type { InsuranceValues } from '../schemas/insuranceSchemas';
import { Insurance } from '../insuranceWire';

const schemas = () => import('../schemas/insuranceSchemas');
const cents = (reais: number | null | undefined) => (reais == null ? null : toCents(reais));
const reais = (value: number | null) => (value === null ? null : fromCents(value));
const stateOf = (row: Insurance) => policyState(row, today());
const stateWord = (state: unknown) => choiceWord(NAMESPACE, 'policyStates', textOf(state));

/** What a policy covers, as the form keeps it for showing. */
const assetsOf = ({ assetIds, assetNames }: Insurance) =>
  assetIds.map((id, at) => ({ id, name: assetNames[at] ?? String(id) }));

/** Insurance policies: what is covered, until when, and what happened. */
export const insurances = defineRegister<Insurance, Insurance, InsuranceValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'insurances',
  slug: 'seguros',
  form: 'page',
  calls: registerCalls<Insurance, Insurance, InsuranceValues>('Insurance', {
    row: Insurance,
    toBody: (values) => ({
      ...withoutEmpty(sentOf(values)),
      insuredValue: reais(values.insuredValue),
      deductible: reais(values.deductible),
      premium: reais(values.premium),
      subsidy: reais(values.subsidy),
      claims: values.claims.map((claim) => ({ ...claim, indemnity: reais(claim.indemnity) })),
    }),
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { field: 'policyNumber', width: 112 },
    { field: 'insurerName', wraps: true, width: 126, filter: CHOOSE },
    { ...choiceColumn('insured', INSURED, NAMESPACE, 'insured'), width: 104 },
    { field: 'assetNames', kind: 'list', width: 200, hidden: true },
    { field: 'insuredValue', kind: 'money', width: 116, value: (row) => cents(row.insuredValue) },
    { field: 'deductible', kind: 'money', width: 130, value: (row) => cents(row.deductible), hidden: true },
    { field: 'premium', kind: 'money', width: 96, value: (row) => cents(row.premium), total: 'sum' },
    {
      field: 'subsidy',
      kind: 'money',
      width: 130,
      value: (row) => cents(row.subsidy),
      total: 'sum',
      hidden: true,
    },
    {
      field: 'startDate',
      kind: 'date',
      width: 124,
      value: (row) => toLocalDate(row.startDate),
      hidden: true,
    },
    { field: 'endDate', kind: 'date', width: 92, value: (row) => toLocalDate(row.endDate) },
    {
      field: 'daysLeft',
      kind: 'number',
      decimals: 0,
      width: 108,
      value: (row) => daysLeft(row, today()),
      hidden: true,
    },
    {
      field: 'state',
      width: 108,
      value: (row) => stateWord(stateOf(row)),
      filter: { kind: 'multiSelect', value: stateOf, choices: POLICY_STATES, wordOf: stateWord },
    },
    { field: 'claims', width: 110, hidden: true },
    { field: 'observation', width: 220, hidden: true },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', section: 'policy', kind: 'text', required: true, maxLength: 100, span: 8 },
    { name: 'policyNumber', kind: 'text', required: true, maxLength: 40, span: 4 },
    {
      name: 'insurerId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('persons', undefined),
      current: ({ kept }) => (kept.insurerId ? [kept.insurerId] : []),
      span: 8,
    },
    {
      name: 'insured',
      kind: 'select',
      required: true,
      Options: choiceOptions(INSURED, NAMESPACE, 'insured'),
      span: 4,
    },
    {
      name: 'assetIds',
      kind: 'multiSelect',
      helper: true,
      Options: lookupOptions('assets', undefined),
      current: ({ kept }) => kept.assets ?? [],
    },
    { name: 'startDate', kind: 'date', required: true, span: 6 },
    {
      name: 'endDate',
      kind: 'date',
      required: true,
      limits: ({ startDate }) => (startDate ? { min: startDate } : {}),
      span: 6,
    },
    { name: 'insuredValue', section: 'values', kind: 'money', required: true, span: 3 },
    { name: 'deductible', kind: 'money', span: 3 },
    { name: 'premium', kind: 'money', required: true, span: 3 },
    { name: 'subsidy', kind: 'money', helper: true, span: 3 },
    {
      name: 'claims',
      section: 'claims',
      kind: 'rows',
      columns: [
        { key: 'date', kind: 'date', required: true, width: 180 },
        { key: 'description', kind: 'text', required: true, maxLength: 200 },
        { key: 'indemnity', kind: 'money', width: 180, total: 'sum' },
      ],
      newRow: () => ({ date: null, description: '', indemnity: null }),
    },
    { name: 'observation', section: 'notes', kind: 'multiline', maxLength: 1000 },
  ],
  tabs: [filesTab('INSURANCE')],
  schema: () => schemas().then((all) => all.insuranceFormSchema),
  emptyValues: {
    kept: {},
  },
  toValues: (row) => ({
    name: row.name,
    policyNumber: row.policyNumber,
    insurerId: row.insurerId,
    insured: row.insured,
    assetIds: row.assetIds,
    startDate: toLocalDate(row.startDate),
    endDate: toLocalDate(row.endDate),
    insuredValue: cents(row.insuredValue),
    deductible: cents(row.deductible),
    premium: cents(row.premium),
    subsidy: cents(row.subsidy),
    claims: row.claims.map((claim) => ({
      date: toLocalDate(claim.date),
      description: claim.description,
      indemnity: cents(claim.indemnity),
    })),
    observation: row.observation,
    kept: { insurerId: keptOption(row.insurerId, row.insurerName), assets: assetsOf(row) },
  }),
  nameOf: (row) => row.name,
  unique: ['policyNumber'],
  notCopied: ['claims'],
  isActive: (row) => row.active,
});
