import { useTranslation } from 'react-i18next';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceColumn, choiceOptions, choiceWord } from '@/families/register/fixedChoices';
import type { OptionsProps } from '@/families/register/registerTypes';
import { today, toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { keptOption } from '../../kept';
import { CHOOSE } from '../../recordColumns';
import { COUNTER_UNITS, ENTRY_KINDS, ENTRY_MOVEMENTS, kindsOf } from '../assetEntryKinds';
import { assetExpenseCalls } from '../assetExpenseService';
import { NAMESPACE } from '../assetParts';
import { CounterNote } from '../components/CounterNote';
import { costPerUnit } from '../rules/assetUsage';
import type { AssetExpenseRow, AssetExpenseValues } from '../schemas/assetExpenseSchemas';
import type { AssetExpense } from '../assetExpenseWire';

/** What an entry may be, once it is known whether money came or went. */
function KindOptions({ values: { movement }, children }: OptionsProps<AssetExpenseValues>) {
  // Another language shows them anew.
  useTranslation();
  return children({
    options: kindsOf(movement).map((id) => ({ id, name: choiceWord(NAMESPACE, 'entryKinds', id) })),
  });
}

const side = (wanted: AssetExpense['movement']) => (row: AssetExpense) =>
  row.movement === wanted && typeof row.value === 'number' ? toCents(row.value) : null;

/** Hours and kilometres do not add up: a sum is of one of them. */
function ofOneUnit(
  rows: readonly AssetExpenseRow[],
  sum: (known: readonly AssetExpenseRow[]) => number | null,
) {
  const known = rows.filter(({ used }) => used !== null);
  return new Set(known.map(({ counterUnit }) => counterUnit)).size === 1 ? sum(known) : null;
}
const usedOf = (rows: readonly AssetExpenseRow[]) => rows.reduce((all, { used }) => all + (used ?? 0), 0);
const spentOf = (rows: readonly AssetExpenseRow[]) => rows.reduce((all, { spent }) => all + (spent ?? 0), 0);

/** What machines, vehicles and other assets cost and earn, and what an hour or a kilometre of them costs. */
export const assetExpenses = defineRegister<AssetExpenseRow, AssetExpense, AssetExpenseValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'assetExpenses',
  slug: 'despesas-e-receitas-patrimonios',
  calls: assetExpenseCalls,
  columns: [
    { field: 'date', kind: 'date', width: 96, value: (row) => toLocalDate(row.date) },
    { field: 'assetName', identifying: true, filter: CHOOSE },
    { field: 'document', width: 120 },
    { ...choiceColumn('kind', ENTRY_KINDS, NAMESPACE, 'entryKinds'), width: 116 },
    { field: 'expense', kind: 'money', width: 112, value: side('EXPENSE'), total: 'sum' },
    { field: 'income', kind: 'money', width: 112, value: side('INCOME'), total: 'sum' },
    { field: 'counter', width: 96 },
    { ...choiceColumn('counterUnit', COUNTER_UNITS, NAMESPACE, 'counterUnits'), width: 76 },
    { field: 'used', kind: 'number', decimals: 1, width: 92, total: (rows) => ofOneUnit(rows, usedOf) },
    {
      field: 'perUnit',
      kind: 'money',
      width: 132,
      total: (rows) => ofOneUnit(rows, (known) => costPerUnit(spentOf(known), usedOf(known))),
    },
    { field: 'observation', width: 200, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  sort: { field: 'date', direction: 'desc' },
  fields: [
    {
      name: 'movement',
      kind: 'radio',
      required: true,
      Options: choiceOptions(ENTRY_MOVEMENTS, NAMESPACE, 'entryMovements'),
      clears: ['kind'],
    },
    {
      name: 'assetId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('assets', undefined),
      current: ({ kept }) => (kept.assetId ? [kept.assetId] : []),
    },
    { name: 'date', kind: 'date', required: true, limits: () => ({ max: today() }), span: 6 },
    { name: 'kind', kind: 'select', required: true, Options: KindOptions, span: 6 },
    { name: 'document', kind: 'text', required: true, maxLength: 60, helper: true, span: 6 },
    { name: 'value', kind: 'money', required: true, span: 6 },
    { name: 'counter', kind: 'number', decimals: 1, helper: true, Note: CounterNote },
    { name: 'observation', kind: 'multiline', maxLength: 500 },
  ],
  schema: () => import('../schemas/assetExpenseSchemas').then((all) => all.assetExpenseFormSchema),
  emptyValues: {
    movement: 'EXPENSE',
    kept: {},
  },
  toValues: (row) => ({
    movement: row.movement,
    assetId: row.assetId,
    date: toLocalDate(row.date),
    kind: row.kind,
    document: row.document,
    value: typeof row.value === 'number' ? toCents(row.value) : null,
    counter: row.counter,
    observation: row.observation,
    kept: { assetId: keptOption(row.assetId, row.assetName) },
  }),
  nameOf: (row) => row.document,
  fullNameOf: ({ document, assetName }) => `${document} · ${assetName}`,
  notCopied: ['counter'],
});
