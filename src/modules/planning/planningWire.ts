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
  choice,
  figureOrNull,
  filled,
  filledOrNull,
  mark,
  givenNumber,
  list,
  made,
  optionalText,
  orElse,
  orNull,
  type Read,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { cents, centsOrNone } from '@/platform/http/wireValues';
import { VersionHeadWire } from './versionsWire';
import { numericId, numericIdOrNull, twelve } from './wireParts';
import type { Plan, PlanningBasis, PlanRow, Progress, SummaryRow } from './planningTypes';

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

const LineWire = made(
  sparse({
    productName: optionalText,
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
  }),
  (sent): LineValues => ({
    productName: sent.productName,
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
  }),
);

const ExpenseWire = made(
  sparse({
    financialRatingId: numericIdOrNull,
    way: choice(EXPENSE_WAYS, 'YEAR'),
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

/** A planning as it is entered. */
export const PlanWire = made(
  sparse({
    ...Values.entries,
    id: numericId,
    activity: optionalText,
    outdated: mark,
    updatedAt: optionalText,
    version: figureOrNull,
    approved: orNull(VersionHeadWire),
  }),
  (sent): Plan => ({
    id: sent.id,
    activity: sent.activity,
    values: valuesOf(sent),
    outdated: sent.outdated,
    updatedAt: sent.updatedAt,
    version: sent.version,
    approved: sent.approved,
  }),
);

/** A version, with what was entered of the planning when it was saved. */
export const PlanVersionWire = made(
  sparse({ ...VersionHeadWire.entries, planning: Values }),
  ({ planning, ...head }) => ({ ...head, values: valuesOf(planning) }),
);

const reais = (value: number | null) => (value === null ? null : fromCents(value));

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
      months: lineMonths(line).map(fromCents),
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
    apportionment: parts.map(({ centerId, plotId, productName, percent, locked }) => ({
      farmActivityFieldId: centerId,
      ...(plotId === null ? {} : { farmActivityFieldPolygonId: plotId }),
      ...(productName === null ? {} : { productName }),
      percent,
      locked,
    })),
    ...(updatedAt === null ? {} : { updatedAt }),
    // Goes on after a version that was approved.
    ...(startsVersion ? { startsVersion } : {}),
  };
}
export type PlanBody = ReturnType<typeof toBody>;

const CenterWire = made(
  sparse({
    id: numericId,
    name: optionalText,
    farmName: optionalText,
    farmId: numericIdOrNull,
    usefulAreaSize: figureOrNull,
    plotCount: figureOrNull,
    plots: list(
      made(
        sparse({ id: numericId, name: optionalText, usefulAreaSize: figureOrNull }),
        ({ usefulAreaSize: area, ...plot }) => ({ ...plot, area }),
      ),
    ),
  }),
  (sent): Center => ({
    id: sent.id,
    name: sent.name,
    groupName: sent.farmName,
    groupId: sent.farmId,
    area: sent.usefulAreaSize,
    plots: sent.plotCount,
    plotList: sent.plots,
  }),
);

/** What plans are made of. */
export const BasisWire = made(
  sparse({
    costCenters: list(CenterWire),
    accounts: list(
      sparse({
        id: numericId,
        name: optionalText,
        subgroupName: optionalText,
        movement: choice(['INCOME', 'EXPENSE'], 'EXPENSE'),
      }),
    ),
    prices: list(
      sparse({ activity: optionalText, unit: optionalText, value: givenNumber, source: optionalText }),
    ),
    yields: list(sparse({ activity: optionalText, quantity: optionalText, values: list(givenNumber) })),
  }),
  ({ costCenters: centers, ...rest }): PlanningBasis => ({ id: 'basis', centers, ...rest }),
);

/** How far a recalculation is; null when none was ever started. */
export const ProgressWire = orNull(
  made(
    sparse({
      id: numericId,
      status: choice(['DONE', 'FAILED', 'RUNNING'], 'RUNNING'),
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
