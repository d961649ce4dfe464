import {
  type ActivityValues,
  type ExpenseValues,
  expenseYears,
  type LineValues,
} from '@/families/activity/activityValues';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { plotKey, productKey } from '@/families/activity/rules/shareTargets';

/** How a value is written: cents as money, ids and codes by their words. */
export type ChangeKind =
  | 'text'
  | 'year'
  | 'amount'
  | 'cents'
  | 'percent'
  | 'unit'
  | 'spread'
  | 'way'
  | 'basis'
  | 'over'
  | 'flag'
  | 'account';
type Value = string | number | boolean | null;

/** One value that differs between two versions. A line that came or went has no `field`. */
export interface PlanChange {
  readonly id: string;
  readonly part: 'head' | 'production' | 'expenses' | 'apportionment';
  readonly how: 'ADDED' | 'REMOVED' | 'CHANGED';
  /** What the line is about. */
  readonly productName: string | null;
  readonly centerId: number | null;
  readonly accountId: number | null;
  readonly plotId: number | null;
  /** `quantities.<name>` for a quantity of the activity, `month.<number>` for a month that was typed. */
  readonly field: string | null;
  readonly kind: ChangeKind;
  readonly before: Value;
  readonly after: Value;
}

type Subject = Pick<PlanChange, 'part' | 'productName' | 'centerId' | 'accountId' | 'plotId'>;
type Cells = readonly (readonly [field: string, kind: ChangeKind, value: Value])[];

interface Entry {
  readonly key: string;
  readonly subject: Subject;
  readonly cells: Cells;
  /** What stands for the whole line when it comes or goes: cents, or the percent of a share. */
  readonly worth: number | null;
}

const NOTHING = { productName: null, centerId: null, accountId: null, plotId: null } as const;

/** Tells lines of the same name apart: the first, the second. */
function numbered(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key} ${count}`;
  };
}

const lineCells = (line: LineValues): Cells => [
  ...Object.entries(line.quantities).map(
    ([name, value]) => [`quantities.${name}`, 'amount', value ?? null] as const,
  ),
  ['main', 'flag', line.main],
  ['accountId', 'account', line.accountId],
  ['unit', 'unit', line.unit],
  ['price', 'amount', line.price],
  ['total', 'cents', line.total],
  ['spread', 'spread', line.spread],
  ...(line.parts ?? []).map((percent, at) => [`month.${at + 1}`, 'percent', percent] as const),
  ['storage', 'percent', line.storage],
  ['plots', 'amount', line.plots],
];

const expenseCells = (expense: ExpenseValues, year: number | null): Cells => [
  ['way', 'way', expense.way],
  ['value', 'cents', expense.value],
  ['spread', 'spread', expense.spread],
  ['year', 'cents', year],
  ...(expense.months ?? []).map((cents, at) => [`month.${at + 1}`, 'cents', cents] as const),
];

/** What a part falls to: a plot, a product of a center, or a center. */
function sharedTo(key: string, { production }: ActivityValues): Partial<Subject> {
  const id = Number.parseInt(key.slice(1), 10);
  if (key === plotKey(id)) return { plotId: id };
  const line = production.find(
    ({ centerId, productName }) => centerId !== null && key === productKey(centerId, productName ?? ''),
  );
  return { centerId: id, ...(line && { productName: line.productName }) };
}

/** A planning as lines that can be found again in another version: by product and center, by account, by center. */
function entriesOf(activity: ActivityDescriptor, values: ActivityValues): readonly Entry[] {
  const years = expenseYears(activity, values);
  const [product, account] = [numbered(), numbered()];
  const head: Entry = {
    key: 'head',
    subject: { part: 'head', ...NOTHING },
    worth: null,
    cells: [
      ['harvestYear', 'year', values.harvestYear],
      ['title', 'text', values.title],
      ['basis', 'basis', values.basis],
      ['over', 'over', values.over],
    ],
  };
  const production = values.production.map((line): Entry => {
    const { productName, centerId } = line;
    return {
      key: `production ${product(`${productName} ${centerId}`)}`,
      subject: { part: 'production', ...NOTHING, productName, centerId },
      cells: lineCells(line),
      worth: line.total,
    };
  });
  const expenses = values.expenses.map((expense, at): Entry => {
    const year = years[at] ?? null;
    return {
      key: `expenses ${account(String(expense.accountId))}`,
      subject: { part: 'expenses', ...NOTHING, accountId: expense.accountId },
      cells: expenseCells(expense, year),
      worth: year,
    };
  });
  const shares = Object.entries(values.shares).map(([key, share]): Entry => ({
    key: `apportionment ${key}`,
    subject: { part: 'apportionment', ...NOTHING, ...sharedTo(key, values) },
    cells: [
      ['percent', 'percent', share.percent],
      ['locked', 'flag', share.locked],
    ],
    worth: share.percent,
  }));
  return [head, ...production, ...expenses, ...shares];
}

const whole = (entry: Entry, how: 'ADDED' | 'REMOVED'): PlanChange => ({
  id: `${entry.key} ${how}`,
  ...entry.subject,
  how,
  field: null,
  kind: entry.subject.part === 'apportionment' ? 'percent' : 'cents',
  before: how === 'REMOVED' ? entry.worth : null,
  after: how === 'ADDED' ? entry.worth : null,
});

/** What differs between two versions of a planning, line by line, in the order of the newer one; what went comes last. */
export function planChanges(
  activity: ActivityDescriptor,
  before: ActivityValues,
  after: ActivityValues,
): readonly PlanChange[] {
  const old = new Map(entriesOf(activity, before).map((entry) => [entry.key, entry]));
  const now = entriesOf(activity, after);
  const changes = now.flatMap((entry): PlanChange[] => {
    const was = old.get(entry.key);
    if (!was) return [whole(entry, 'ADDED')];
    const former = new Map(was.cells.map(([field, , value]) => [field, value]));
    return entry.cells.flatMap(([field, kind, value]): PlanChange[] => {
      const then = former.get(field) ?? null;
      if (then === value) return [];
      const id = `${entry.key} ${field}`;
      return [{ id, ...entry.subject, how: 'CHANGED', field, kind, before: then, after: value }];
    });
  });
  const kept = new Set(now.map(({ key }) => key));
  const gone = [...old.values()].filter(({ key }) => !kept.has(key));
  return [...changes, ...gone.map((entry) => whole(entry, 'REMOVED'))];
}
