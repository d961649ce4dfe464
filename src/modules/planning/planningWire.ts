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
import { isRecord, textOf } from '@/platform/http/loose';
import { readVersionHead } from './versionsWire';
import { cents, type Json, number, numericId, records, twelve } from './wireParts';
import type { Plan, PlanningBasis, PlanRow, Progress, SummaryRow } from './planningTypes';

/*
 * The calls are assumed, so nothing here trusts them: what cannot be read is left out or counts as not known.
 */

export function readPlanRows(rows: readonly unknown[]): PlanRow[] {
  return rows.filter(isRecord).flatMap((row) => {
    const id = numericId(row['id']);
    const harvestYear = number(row['harvestYear']);
    if (id === null || harvestYear === null) return [];
    return {
      id,
      harvestYear,
      activity: textOf(row['activity']),
      title: textOf(row['title']),
      income: cents(row['income']),
      expense: cents(row['expense']),
      outdated: row['outdated'] === true,
      userName: textOf(row['userName']),
      updatedAt: textOf(row['updatedAt']),
    };
  });
}

export function readSummary(rows: readonly unknown[]): SummaryRow[] {
  return rows.filter(isRecord).flatMap((row) => {
    const planningId = numericId(row['planningId']);
    const harvestYear = number(row['harvestYear']);
    if (planningId === null || harvestYear === null) return [];
    return {
      id: String(row['id']),
      planningId,
      harvestYear,
      activity: textOf(row['activity']),
      title: textOf(row['title']),
      centerName: textOf(row['farmActivityFieldName']),
      farmId: numericId(row['farmId']),
      farmName: textOf(row['farmName']),
      income: cents(row['income']),
      expense: cents(row['expense']),
      missing: Array.isArray(row['missing']) ? row['missing'].map(textOf).filter(Boolean) : [],
      progress: number(row['progress']),
      outdated: row['outdated'] === true,
    };
  });
}

function readLine(line: Json): LineValues {
  const quantities = isRecord(line['quantities']) ? line['quantities'] : {};
  return {
    productName: textOf(line['productName']),
    main: line['main'] === true,
    centerId: numericId(line['farmActivityFieldId']),
    quantities: Object.fromEntries(Object.entries(quantities).map(([name, value]) => [name, number(value)])),
    unit: textOf(line['unit']) || null,
    price: number(line['unitValue']),
    total: cents(line['total']),
    totalTyped: line['isTotalTyped'] === true,
    storage: number(line['storagePercent']),
    plots: number(line['plotCount']),
    spread: textOf(line['spread']) || 'EVEN',
  };
}

/** What was entered of a planning, and of each version. */
export function readValues(answer: Json): ActivityValues {
  const shares: Record<string, ShareValues> = {};
  const over = SHARE_OVERS.find((each) => each === answer['apportionmentOver']) ?? 'CENTER';
  for (const part of records(answer['apportionment'])) {
    const centerId = numericId(part['farmActivityFieldId']);
    if (centerId === null) continue;
    const plotId = numericId(part['farmActivityFieldPolygonId']);
    // A center without plots stands for itself among plots.
    const key = {
      CENTER: shareKey(centerId),
      PLOT: plotId === null ? shareKey(centerId) : plotKey(plotId),
      PRODUCT: productKey(centerId, textOf(part['productName'])),
    }[over];
    shares[key] = { percent: number(part['percent']), locked: part['locked'] === true };
  }
  const basis = SHARE_BASES.find((each) => each === answer['apportionmentBasis']) ?? 'PERCENT';
  return {
    harvestYear: number(answer['harvestYear']),
    title: textOf(answer['title']),
    production: records(answer['production']).map(readLine),
    expenses: records(answer['expenses']).map((expense) => ({
      accountId: numericId(expense['financialRatingId']),
      way: EXPENSE_WAYS.find((way) => way === expense['way']) ?? 'YEAR',
      value: cents(expense['value']),
      spread: textOf(expense['spread']) || 'EVEN',
      months: expense['spread'] === TYPED ? twelve(expense['months'], (each) => cents(each) ?? 0) : null,
    })),
    basis,
    over,
    shares,
  };
}

/** A planning as it is entered; null for an answer without one. */
export function readPlan(answer: unknown): Plan | null {
  if (!isRecord(answer)) return null;
  const id = numericId(answer['id']);
  if (id === null) return null;
  return {
    id,
    activity: textOf(answer['activity']),
    values: readValues(answer),
    outdated: answer['outdated'] === true,
    updatedAt: textOf(answer['updatedAt']),
    version: number(answer['version']),
    approved: readVersionHead(answer['approved']),
  };
}

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

export function readBasis(answer: unknown): PlanningBasis {
  const body = isRecord(answer) ? answer : {};
  return {
    id: 'basis',
    centers: records(body['costCenters']).flatMap((center) => {
      const id = numericId(center['id']);
      if (id === null) return [];
      return {
        id,
        name: textOf(center['name']),
        groupName: textOf(center['farmName']),
        groupId: numericId(center['farmId']),
        area: number(center['usefulAreaSize']),
        plots: number(center['plotCount']),
        plotList: records(center['plots']).flatMap((plot) => {
          const plotId = numericId(plot['id']);
          if (plotId === null) return [];
          return [{ id: plotId, name: textOf(plot['name']), area: number(plot['usefulAreaSize']) }];
        }),
      };
    }),
    accounts: records(body['accounts']).flatMap((account) => {
      const id = numericId(account['id']);
      if (id === null) return [];
      return {
        id,
        name: textOf(account['name']),
        subgroupName: textOf(account['subgroupName']),
        movement: account['movement'] === 'INCOME' ? 'INCOME' : 'EXPENSE',
      } as const;
    }),
    prices: records(body['prices']).flatMap((price) => {
      const value = number(price['value']);
      if (value === null) return [];
      return {
        activity: textOf(price['activity']),
        unit: textOf(price['unit']),
        value,
        source: textOf(price['source']),
      };
    }),
    yields: records(body['yields']).map((each) => ({
      activity: textOf(each['activity']),
      quantity: textOf(each['quantity']),
      values: (Array.isArray(each['values']) ? each['values'] : [])
        .map(number)
        .filter((value): value is number => value !== null),
    })),
  };
}

/** How far a recalculation is; null when none was ever started. */
export function readProgress(answer: unknown): Progress | null {
  if (!isRecord(answer)) return null;
  const id = numericId(answer['id']);
  if (id === null) return null;
  const { status } = answer;
  return {
    id,
    status: status === 'DONE' || status === 'FAILED' ? status : 'RUNNING',
    percent: Math.min(100, Math.max(0, number(answer['percent']) ?? 0)),
    step: textOf(answer['step']),
    centerName: textOf(answer['farmActivityFieldName']),
    harvestYear: number(answer['harvestYear']),
    userName: textOf(answer['userName']),
    startedAt: textOf(answer['startedAt']),
    alreadyRunning: answer['alreadyRunning'] === true,
  };
}

/** Scenarios of the cash forecast, by name and the calendar years that they cover. */
export const readSent = (answer: unknown) =>
  records(answer).flatMap((row) => {
    const id = numericId(row['id']);
    const year = number(row['year']);
    if (id === null || year === null) return [];
    const last = number(row['lastYear']) ?? year;
    return [{ id, years: last > year ? [year, last] : [year], name: textOf(row['name']) }];
  });
