import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import { lateCharges, ratesOf } from '../../titles/rules/lateCharges';
import { lastDayInTime } from '../../titles/rules/bankHolidays';
import type { BankLine, LearnedName, OpenTitle, SystemRecord } from '../reconciliationTypes';
import { judgeMatch, NEAR_DAYS, type Target } from './judgeMatch';

interface MatchInput {
  readonly lines: readonly BankLine[];
  readonly records: readonly SystemRecord[];
  readonly titles: readonly OpenTitle[];
  readonly learned?: readonly LearnedName[];
}

/** By the id of the line: its only target for which every criterion holds. */
export type Proposals = ReadonlyMap<string, Target>;

const GROUP_MOST = 40;
/** Titles that are later than this are looked for by hand. */
const LATE_MOST = 180;
const STEP = 500;

type LineIndex = ReadonlyMap<number, ReadonlyMap<number, readonly BankLine[]>>;

// Days are counted: a text of each would be read millions of times.
const EPOCH = '1970-01-01';
const counted = new Map<LocalDate, number>();
function countOf(day: LocalDate): number {
  const known = counted.get(day);
  if (known !== undefined) return known;
  const count = daysBetween(EPOCH, day);
  counted.set(day, count);
  return count;
}
const lastInTime = new Map<LocalDate, number>();
function countInTime(due: LocalDate): number {
  const known = lastInTime.get(due);
  if (known !== undefined) return known;
  const count = countOf(lastDayInTime(due));
  lastInTime.set(due, count);
  return count;
}

/** Open lines by day and amount. */
function indexLines(lines: readonly BankLine[]): LineIndex {
  const index = new Map<number, Map<number, BankLine[]>>();
  for (const line of lines) {
    if (line.match !== null || line.cents === 0) continue;
    const count = countOf(line.day);
    const day = index.get(count) ?? new Map<number, BankLine[]>();
    index.set(count, day);
    const same = day.get(line.cents);
    if (same) same.push(line);
    else day.set(line.cents, [line]);
  }
  return index;
}

/** Titles of one partner that fall due on one day: banks pay them in one line. */
function groupsOf(titles: readonly OpenTitle[]): Target[] {
  const groups = new Map<string, OpenTitle[]>();
  for (const title of titles) {
    if (title.partnerId === null) continue;
    const key = `${title.movement} ${title.partnerId} ${title.dueDate}`;
    const same = groups.get(key);
    if (same) same.push(title);
    else groups.set(key, [title]);
  }
  return [...groups.values()]
    .filter(({ length }) => length > 1 && length <= GROUP_MOST)
    .map((all) => ({ titles: all, records: [] }));
}

/** What a title owes so many days after it was due: reckoned once for all days where nothing was paid late before. */
function chargesOf(title: OpenTitle): (days: number) => number {
  if (title.writeOffs.length > 0)
    return (days) => {
      const { interest, penalty } = lateCharges(title, title.open, addDays(title.dueDate, days));
      return interest + penalty;
    };
  const rates = ratesOf(title);
  const penalty = rounded((title.open * rates.penalty) / 100);
  return (days) => penalty + rounded((title.open * rates.interest * days) / 3000);
}
// Half goes up; the dust of a binary quotient is no reason to go down.
const rounded = (value: number) => Math.floor(value + 0.5 + 1e-7);

/** Open lines whose day and amount would do for the target. */
function linesFor(target: Target, index: LineIndex, lineDays: readonly number[]): Set<BankLine> {
  const { titles, records } = target;
  const found = new Set<BankLine>();
  const from = titles[0]?.dueDate ?? records[0]?.day ?? '';
  if (from === '') return found;
  const sign = isOut(target) ? -1 : 1;
  const look = (day: number, cents: number) => {
    for (const line of index.get(day)?.get(sign * cents) ?? []) found.add(line);
  };
  const first = countOf(from);
  const plain =
    titles.reduce((sum, { open }) => sum + open, 0) +
    records.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  for (let near = -NEAR_DAYS; near <= NEAR_DAYS; near += 1) look(first + near, plain);
  if (titles.length === 0) return found;
  const charges = titles.map(chargesOf);
  for (let at = firstAfter(lineDays, countInTime(from)); at < lineDays.length; at += 1) {
    const day = lineDays[at] ?? 0;
    if (day - first > LATE_MOST) break;
    let cents = plain;
    for (const chargesAt of charges) cents += chargesAt(day - first);
    look(day, cents);
  }
  return found;
}

function firstAfter(days: readonly number[], day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) > day) high = middle;
    else low = middle + 1;
  }
  return low;
}

const isOut = ({ titles, records }: Target) =>
  titles[0] ? titles[0].movement === 'EXPENSE' : (records[0]?.cents ?? 0) < 0;

/**
 * Matches by themselves those lines for which every criterion holds with exactly one target, which no other line claims
 * (finance-decisions §4.7). Nothing is compared but lines and targets of one amount and day, so the work grows with their
 * number alone. Yields now and then how much is done, so that whoever runs it may rest or stop.
 */
export function* matchSteps(input: MatchInput): Generator<number, Proposals> {
  const index = indexLines(input.lines);
  const days = [...index.keys()].toSorted((a, b) => a - b);
  const targets: Target[] = [
    ...input.records.map((record) => ({ titles: [], records: [record] })),
    ...input.titles.map((title) => ({ titles: [title], records: [] })),
    ...groupsOf(input.titles),
  ];
  const claims = new Map<string, Target[]>();
  const claimed = new Map<string, number>();
  for (const [at, target] of targets.entries()) {
    if (at % STEP === 0) yield at / targets.length;
    for (const line of linesFor(target, index, days)) {
      if (judgeMatch(line, target, input.learned).unmet.length > 0) continue;
      claims.set(line.id, [...(claims.get(line.id) ?? []), target]);
      for (const part of partsOf(target)) claimed.set(part, (claimed.get(part) ?? 0) + 1);
    }
  }
  const proposals = new Map<string, Target>();
  for (const [lineId, own] of claims) {
    const [only, second] = own;
    if (only && !second && partsOf(only).every((part) => claimed.get(part) === 1))
      proposals.set(lineId, only);
  }
  return proposals;
}

const partsOf = ({ titles, records }: Target) => [
  ...titles.map(({ id }) => `t${id}`),
  ...records.map(({ id }) => `r${id}`),
];

/** The same in one go. */
export function matchLines(input: MatchInput): Proposals {
  const steps = matchSteps(input);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
