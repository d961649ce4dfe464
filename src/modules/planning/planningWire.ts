import { record as dictionary, string } from 'valibot';
import type { ActivityValues, Center, LineValues, ShareValues } from '@/families/activity/activityValues';
import {
  apportionmentOf,
  expenseMonths,
  expenseYears,
  lineMonths,
  lineQuantity,
} from '@/families/activity/activityValues';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { SHARE_BASES } from '@/families/activity/rules/apportion';
import { EXPENSE_WAYS, TYPED } from '@/families/activity/rules/months';
import { plotKey, productKey, SHARE_OVERS, shareKey } from '@/families/activity/rules/shareTargets';
import { fromCents } from '@/platform/format/money';
import {
  anyId,
  anyRecord,
  both,
  choice,
  figureOrNull,
  filled,
  filledOrNull,
  mark,
  givenNumber,
  list,
  made,
  noted,
  nothingOr,
  optionalText,
  orElse,
  orNull,
  parsed,
  type Read,
  sparse,
  type Shape,
  type UnreadPath,
} from '@/platform/http/wire';
import { cents, centsOrNone } from '@/platform/http/wireValues';
import { VersionHeadWire } from './versionsWire';
import { monthNumber, numericId, numericIdOrNull, twelve } from './wireParts';
import type { Plan, PlanRow, Progress, SummaryRow, UnreadPart } from './planningTypes';

/* No document prints the calls of planning: their answers are taken to be these. */

/** One planning in the list. */
export const PlanRowWire: Shape<PlanRow> = sparse({
  id: numericId,
  harvestYear: givenNumber,
  activity: optionalText,
  title: optionalText,
  income: cents,
  expense: cents,
  outdated: mark,
  userName: optionalText,
  updatedAt: optionalText,
});

/** What one planning comes to in one cost center. */
export const SummaryRowWire = made(
  sparse({
    id: anyId,
    planningId: numericId,
    harvestYear: givenNumber,
    activity: optionalText,
    title: optionalText,
    farmActivityFieldName: optionalText,
    farmId: numericIdOrNull,
    farmName: optionalText,
    income: cents,
    expense: cents,
    missing: list(filled),
    progress: figureOrNull,
    outdated: mark,
  }),
  ({ id, farmActivityFieldName: centerName, ...rest }): SummaryRow => ({
    ...rest,
    id: String(id),
    centerName,
  }),
);

const spread = made(filledOrNull, (value) => value ?? 'EVEN');

/** The percents of twelve months; null for a month that has no part. */
const parts = made(list(sparse({ month: monthNumber, percent: givenNumber })), (sent) =>
  sent.length === 0
    ? null
    : Array.from({ length: 12 }, (_, at) => sent.find(({ month }) => month === at + 1)?.percent ?? null),
);

const LineWire = made(
  sparse({
    productName: optionalText,
    financialRatingId: numericIdOrNull,
    main: mark,
    farmActivityFieldId: numericIdOrNull,
    quantities: orElse(dictionary(string(), figureOrNull), {}),
    unit: filledOrNull,
    unitValue: figureOrNull,
    total: cents,
    isTotalTyped: mark,
    storagePercent: figureOrNull,
    plotCount: figureOrNull,
    spread,
    receiptParts: parts,
  }),
  (sent): LineValues => ({
    productName: sent.productName,
    accountId: sent.financialRatingId,
    main: sent.main,
    centerId: sent.farmActivityFieldId,
    quantities: sent.quantities,
    unit: sent.unit,
    price: sent.unitValue,
    total: sent.total,
    totalTyped: sent.isTotalTyped,
    storage: sent.storagePercent,
    plots: sent.plotCount,
    spread: sent.spread,
    parts: sent.receiptParts,
  }),
);

const ExpenseWire = made(
  sparse({
    financialRatingId: numericIdOrNull,
    way: choice(EXPENSE_WAYS, null),
    value: cents,
    spread,
    months: twelve(centsOrNone, 0),
  }),
  ({ financialRatingId: accountId, months, ...rest }) => ({
    ...rest,
    accountId,
    months: rest.spread === TYPED ? months : null,
  }),
);

const ShareWire = sparse({
  farmActivityFieldId: numericId,
  farmActivityFieldPolygonId: numericIdOrNull,
  productName: optionalText,
  percent: figureOrNull,
  locked: mark,
});

/** What a share is of. A center without plots stands for itself among plots. */
function keyOfShare(over: ActivityValues['over'], sent: Read<typeof ShareWire>): string {
  const { farmActivityFieldId: centerId, farmActivityFieldPolygonId: plotId, productName } = sent;
  if (over === 'PRODUCT') return productKey(centerId, productName);
  return over === 'PLOT' && plotId !== null ? plotKey(plotId) : shareKey(centerId);
}

/** The parts of the form by the names of the wire. */
const PARTS: ReadonlyMap<string, UnreadPart['part']> = new Map([
  ['harvestYear', 'head'],
  ['title', 'head'],
  ['production', 'production'],
  ['expenses', 'expenses'],
  ['apportionmentBasis', 'apportionment'],
  ['apportionmentOver', 'apportionment'],
  ['apportionment', 'apportionment'],
]);

const Values = sparse({
  harvestYear: figureOrNull,
  title: optionalText,
  production: list(LineWire),
  expenses: list(ExpenseWire),
  apportionmentBasis: choice(SHARE_BASES, 'PERCENT'),
  apportionmentOver: choice(SHARE_OVERS, 'CENTER'),
  apportionment: list(ShareWire),
});

const valuesOf = (sent: Read<typeof Values>): ActivityValues => ({
  harvestYear: sent.harvestYear,
  title: sent.title,
  production: sent.production,
  expenses: sent.expenses,
  basis: sent.apportionmentBasis,
  over: sent.apportionmentOver,
  shares: Object.fromEntries(
    sent.apportionment.map((part): [string, ShareValues] => [
      keyOfShare(sent.apportionmentOver, part),
      { percent: part.percent, locked: part.locked },
    ]),
  ),
});

/** Where a planning could not be read, once for each line of it. */
function unreadOf(paths: readonly UnreadPath[]): readonly UnreadPart[] {
  const places = paths.flatMap(([first, line]): UnreadPart[] => {
    const part = PARTS.get(String(first));
    if (part === undefined) return [];
    return [{ part, line: typeof line === 'number' && part !== 'apportionment' ? line + 1 : null }];
  });
  const keys = places.map(({ part, line }) => `${part} ${line}`);
  return places.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

const isNone = (value: unknown) => value === undefined || value === null;
const isEmpty = (value: unknown) => isNone(value) || (Array.isArray(value) && value.length === 0);

/**
 * Lists that are not there. Null is the empty list, but no planning is without a product, and one whose expenses are
 * shared out has expenses: taken for empty and saved, they would be erased.
 */
const missingLists = (sent: Readonly<Record<string, unknown>>): readonly UnreadPart[] => [
  ...(isEmpty(sent['production']) ? [{ part: 'production', line: null } as const] : []),
  ...(sent['expenses'] === undefined || (isNone(sent['expenses']) && !isEmpty(sent['apportionment']))
    ? [{ part: 'expenses', line: null } as const]
    : []),
  ...(isNone(sent['apportionment']) && !isEmpty(sent['expenses'])
    ? [{ part: 'apportionment', line: null } as const]
    : []),
];

const Head = sparse({
  id: numericId,
  activity: optionalText,
  outdated: mark,
  updatedAt: optionalText,
  version: figureOrNull,
  approved: orNull(VersionHeadWire),
});

/** What was entered of a planning, and what of it could not be read. */
const WholeValues = made(both(anyRecord, noted(Values)), ([sent, { read, unread }]) => ({
  values: valuesOf(read),
  unread: [...unreadOf(unread), ...missingLists(sent)],
}));

/** A planning as it is entered. */
export const PlanWire = made(both(Head, WholeValues), ([head, { values, unread }]): Plan => ({
  ...head,
  values,
  unread,
}));

/** A version, with what was entered of the planning when it was saved. */
export const PlanVersionWire = made(
  sparse({ ...VersionHeadWire.entries, planning: WholeValues }),
  ({ planning, ...head }) => ({ ...head, ...planning }),
);

const reais = (value: number | null) => (value === null ? null : fromCents(value));

const receiptParts = ({ spread: when, parts: percents }: LineValues) =>
  when === TYPED
    ? (percents ?? []).flatMap((percent, at) => (percent ? [{ month: at + 1, percent }] : []))
    : [];

/** A planning as it is sent, with what it comes to: the server keeps both. */
export function toBody(
  activity: ActivityDescriptor,
  values: ActivityValues,
  updatedAt: string | null,
  startsVersion = false,
  centers: readonly Center[] = [],
) {
  const years = expenseYears(activity, values);
  const { parts } = apportionmentOf(activity, values, centers);
  return {
    activity: activity.activity,
    harvestYear: values.harvestYear,
    title: values.title,
    production: values.production.map((line) => ({
      productName: line.productName,
      financialRatingId: line.accountId,
      main: line.main,
      farmActivityFieldId: line.centerId,
      quantities: line.quantities,
      unit: line.unit,
      quantity: lineQuantity(activity, line),
      unitValue: line.price,
      total: reais(line.total),
      isTotalTyped: line.totalTyped,
      storagePercent: line.storage,
      plotCount: line.plots,
      spread: line.spread,
      receiptParts: receiptParts(line),
      months: lineMonths(activity, line).map(fromCents),
    })),
    expenses: values.expenses.map((expense, at) => ({
      financialRatingId: expense.accountId,
      way: expense.way,
      value: reais(expense.value),
      spread: expense.spread,
      total: reais(years[at] ?? null),
      months: expenseMonths(activity, expense, years[at] ?? null).map(fromCents),
    })),
    apportionmentBasis: values.basis,
    apportionmentOver: values.over,
    apportionment: parts.map(({ centerId, plotId, productName, percent, amount, locked }) => ({
      farmActivityFieldId: centerId,
      ...(plotId === null ? {} : { farmActivityFieldPolygonId: plotId }),
      ...(productName === null ? {} : { productName }),
      percent,
      // To the cent, which a percentage of two decimals does not give back.
      amount: reais(amount),
      locked,
    })),
    ...(updatedAt === null ? {} : { updatedAt }),
    // Goes on after a version that was approved.
    ...(startsVersion ? { startsVersion } : {}),
  };
}
export type PlanBody = ReturnType<typeof toBody>;

/** How far a recalculation is; null when none was ever started. */
export const ProgressWire = nothingOr(
  made(
    sparse({
      id: numericId,
      // Of one whose state is not known nobody can say that it ended.
      status: parsed(choice(['DONE', 'FAILED', 'RUNNING'], null), 'status', (value) => value),
      percent: figureOrNull,
      step: optionalText,
      farmActivityFieldName: optionalText,
      harvestYear: figureOrNull,
      userName: optionalText,
      startedAt: optionalText,
      alreadyRunning: mark,
    }),
    ({ percent, farmActivityFieldName: centerName, ...rest }): Progress => ({
      ...rest,
      percent: Math.min(100, Math.max(0, percent ?? 0)),
      centerName,
    }),
  ),
);

/** A scenario of the cash forecast, by name and the calendar years that it covers. */
const SentWire = made(
  sparse({ id: numericId, year: givenNumber, lastYear: figureOrNull, name: optionalText }),
  ({ year, lastYear, ...rest }) => ({
    ...rest,
    years: lastYear !== null && lastYear > year ? [year, lastYear] : [year],
  }),
);
export const SentScenarios = list(SentWire);
