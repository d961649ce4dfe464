import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceWord } from '@/families/register/fixedChoices';
import type { RegisterField } from '@/families/register/registerFields';
import type { RegisterColumn } from '@/families/register/registerTypes';
import { today, toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { monthOf } from '@/platform/format/month';
import { keptOption, sentOf } from '../kept';
import { CHOOSE, recordColumns } from '../recordColumns';
import { DepreciationNote, SaleNote } from './components/AssetNotes';
import {
  ASSET_STATES,
  assetState,
  bookValueOn,
  depreciationSchedule,
  depreciationTerms,
  inCents,
} from './rules/depreciation';
import type { AssetValues } from './schemas/assetSchemas';
import type { Asset } from './assetWire';

export const NAMESPACE = 'financePatrimony';
const persons = lookupOptions('persons', undefined);
export const farmOptions = lookupOptions('farms', undefined);

const centsOf = (reais: number | null | undefined) => (reais == null ? null : toCents(reais));
const reaisOf = (cents: number | null) => (cents === null ? null : fromCents(cents));

/** What wears off this month; nothing before, after the end and after the sale. */
const quotaOf = (row: Asset) => {
  const terms = depreciationTerms(inCents(row));
  const now = monthOf(today());
  return terms && (depreciationSchedule(terms).find(({ month }) => month === now)?.quota ?? null);
};
const stateOf = (row: Asset) => assetState(inCents(row), today());
/** Of what is still owned: what was sold is no asset any more. */
const bookValueOf = (row: Asset) => (stateOf(row) === 'SOLD' ? null : bookValueOn(inCents(row), today()));
/** Sums what is still owned; a list of sold assets alone sums those. Null where nothing is known. */
export const ownedSum =
  <Row extends Asset>(of: (row: Row) => number | null | undefined) =>
  (rows: readonly Row[]): number | null => {
    const owned = rows.filter((row) => stateOf(row) !== 'SOLD');
    const known = (owned.length > 0 ? owned : rows).flatMap((row) => of(row) ?? []);
    return known.length === 0 ? null : known.reduce((all, one) => all + one, 0);
  };
const stateWord = (state: unknown) => choiceWord(NAMESPACE, 'states', String(state));

/** The last columns of every register of assets: where it is, what it cost and what it is worth. */
export const assetColumns: readonly RegisterColumn<Asset>[] = [
  { field: 'farmName', wraps: true, width: 128, filter: CHOOSE },
  {
    field: 'purchaseDate',
    kind: 'date',
    width: 124,
    value: (row) => toLocalDate(row.purchaseDate),
    hidden: true,
  },
  {
    field: 'purchasePrice',
    kind: 'money',
    width: 116,
    value: (row) => centsOf(row.purchasePrice),
    total: ownedSum((row) => centsOf(row.purchasePrice)),
  },
  { field: 'quota', kind: 'money', width: 150, value: quotaOf, hidden: true },
  { field: 'bookValue', kind: 'money', width: 116, value: bookValueOf, total: 'sum' },
  { field: 'marketValue', kind: 'money', width: 150, value: (row) => centsOf(row.marketValue), hidden: true },
  { field: 'participation', kind: 'percent', width: 120, hidden: true },
  { field: 'sellerName', wraps: true, width: 190, filter: CHOOSE, hidden: true },
  {
    field: 'state',
    width: 92,
    value: (row) => stateWord(stateOf(row)),
    filter: { kind: 'multiSelect', value: stateOf, choices: ASSET_STATES, wordOf: stateWord },
  },
  { field: 'saleDate', kind: 'date', width: 124, value: (row) => toLocalDate(row.saleDate), hidden: true },
  { field: 'saleValue', kind: 'money', width: 150, value: (row) => centsOf(row.saleValue), hidden: true },
  { field: 'buyerName', wraps: true, width: 190, filter: CHOOSE, hidden: true },
  { field: 'observation', width: 220, hidden: true },
  ...recordColumns,
];

/** Its first field; the register's own stand between it and the rest. */
export function nameField<Values extends AssetValues>(): RegisterField<Values> {
  return { name: 'name', section: 'asset', kind: 'text', required: true, maxLength: 100, span: 8 };
}

export function farmField<Values extends AssetValues>(): RegisterField<Values> {
  return {
    name: 'farmId',
    kind: 'autocomplete',
    Options: farmOptions,
    current: ({ kept }) => (kept.farmId ? [kept.farmId] : []),
    span: 4,
  };
}

/** How an asset was bought. */
function purchaseFields<Values extends AssetValues>(required: boolean): readonly RegisterField<Values>[] {
  return [
    { name: 'purchaseDate', section: 'purchase', kind: 'date', required, span: 3 },
    { name: 'purchasePrice', kind: 'money', required, span: 3 },
    { name: 'marketValue', kind: 'money', span: 3 },
    { name: 'participation', kind: 'percent', helper: true, span: 3 },
    {
      name: 'sellerId',
      kind: 'autocomplete',
      Options: persons,
      current: ({ kept }) => (kept.sellerId ? [kept.sellerId] : []),
    },
  ];
}

/** How it loses its value. */
function depreciationFields<Values extends AssetValues>(): readonly RegisterField<Values>[] {
  return [
    { name: 'usefulLifeMonths', section: 'depreciation', kind: 'integer', helper: true, span: 3 },
    { name: 'residualValue', kind: 'money', helper: true, span: 3 },
    {
      name: 'depreciationStart',
      kind: 'date',
      helper: true,
      span: 6,
      Note: DepreciationNote,
    },
  ];
}

/** How it went. */
function saleFields<Values extends AssetValues>(): readonly RegisterField<Values>[] {
  return [
    { name: 'saleDate', section: 'sale', kind: 'date', span: 3 },
    { name: 'saleValue', kind: 'money', span: 3 },
    {
      name: 'buyerId',
      kind: 'autocomplete',
      Options: persons,
      current: ({ kept }) => (kept.buyerId ? [kept.buyerId] : []),
      span: 6,
      Note: SaleNote,
    },
    { name: 'observation', section: 'notes', kind: 'multiline', maxLength: 1000 },
  ];
}

/** What every asset's form ends with. */
export function assetFields<Values extends AssetValues>(): readonly RegisterField<Values>[] {
  return [...purchaseFields<Values>(true), ...depreciationFields<Values>(), ...saleFields<Values>()];
}

/** Of land, which does not wear off and need not have been bought. */
export function landFields<Values extends AssetValues>(): readonly RegisterField<Values>[] {
  return [...purchaseFields<Values>(false), ...saleFields<Values>()];
}

export const emptyAsset: AssetValues = {
  name: '',
  farmId: null,
  purchaseDate: null,
  purchasePrice: null,
  sellerId: null,
  participation: null,
  usefulLifeMonths: null,
  residualValue: null,
  depreciationStart: null,
  marketValue: null,
  saleDate: null,
  saleValue: null,
  buyerId: null,
  observation: null,
  kept: {},
};

export const toAssetValues = (row: Asset): AssetValues => ({
  name: row.name,
  farmId: row.farmId,
  purchaseDate: toLocalDate(row.purchaseDate),
  purchasePrice: centsOf(row.purchasePrice),
  sellerId: row.sellerId,
  participation: row.participation,
  usefulLifeMonths: row.usefulLifeMonths,
  residualValue: centsOf(row.residualValue),
  depreciationStart: toLocalDate(row.depreciationStart),
  marketValue: centsOf(row.marketValue),
  saleDate: toLocalDate(row.saleDate),
  saleValue: centsOf(row.saleValue),
  buyerId: row.buyerId,
  observation: row.observation,
  kept: {
    farmId: keptOption(row.farmId, row.farmName),
    sellerId: keptOption(row.sellerId, row.sellerName),
    buyerId: keptOption(row.buyerId, row.buyerName),
  },
});

/** Texts that were emptied are sent as nothing. */
export function withoutEmpty<Sent extends object>(sent: Sent): Sent {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === '' ? null : value]),
  ) as Sent;
}

/** A form as it is sent: money in reais, without what was only kept for showing. */
export const toAssetBody = <Values extends AssetValues>(values: Values): Omit<Values, 'kept'> => ({
  ...withoutEmpty(sentOf(values)),
  purchasePrice: reaisOf(values.purchasePrice),
  residualValue: reaisOf(values.residualValue),
  marketValue: reaisOf(values.marketValue),
  saleValue: reaisOf(values.saleValue),
});

/** What only this asset was: a copy is bought and sold by itself. */
export const NOT_COPIED = ['saleDate', 'saleValue', 'buyerId'] as const;

/** The lists that hold assets: those of this module, and of the invoice forms. */
export const LISTS_OF_ASSETS = ['assets', 'patrimonies'] as const;
