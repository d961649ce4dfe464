import type { BankLine, LearnedName, OpenTitle, SystemRecord } from '../reconciliationTypes';
import { indexLines, type LineIndex } from './lineIndex';
import { judgeMatch, NEAR_DAYS, type Target } from './judgeMatch';
import { groupSteps } from './matchGroups';
import { chargesOf, countInTime, countOf, dayOfTarget, isOut, LATE_MOST, plainOf } from './targetCharges';

export interface MatchInput {
  readonly lines: readonly BankLine[];
  readonly records: readonly SystemRecord[];
  readonly titles: readonly OpenTitle[];
  readonly learned?: readonly LearnedName[];
}

/** Lines and their only target, for which every criterion holds. */
export interface Proposal extends Target {
  readonly lines: readonly BankLine[];
}

/** By the id of the first of its lines. */
export type Proposals = ReadonlyMap<string, Proposal>;

const GROUP_MOST = 40;
const STEP = 500;

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

/** Open lines whose day and amount would do for the target. */
function linesFor(target: Target, index: LineIndex, lineDays: readonly number[]): Set<BankLine> {
  const { titles } = target;
  const found = new Set<BankLine>();
  const from = dayOfTarget(target);
  if (from === '') return found;
  const sign = isOut(target) ? -1 : 1;
  const look = (day: number, cents: number) => {
    for (const line of index.get(day)?.of(sign * cents) ?? []) found.add(line);
  };
  const first = countOf(from);
  const plain = plainOf(target);
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

/** What was found for each line, and how often each title or record was found. */
class Claims {
  private readonly ofLine = new Map<string, Proposal[]>();
  private readonly ofPart = new Map<string, number>();

  add(proposal: Proposal): void {
    for (const { id } of proposal.lines) {
      const same = this.ofLine.get(id);
      if (same) same.push(proposal);
      else this.ofLine.set(id, [proposal]);
    }
    for (const part of partsOf(proposal)) this.ofPart.set(part, (this.ofPart.get(part) ?? 0) + 1);
  }

  /** Whether anything was found for one of its lines, titles or records. */
  touches(proposal: Proposal): boolean {
    return (
      proposal.lines.some(({ id }) => this.ofLine.has(id)) ||
      partsOf(proposal).some((part) => this.ofPart.has(part))
    );
  }

  /** Those without a second candidate on either side. */
  proposals(): Proposals {
    const proposals = new Map<string, Proposal>();
    for (const [lineId, [only]] of this.ofLine) {
      if (only?.lines[0]?.id !== lineId) continue;
      const lone = only.lines.every(({ id }) => this.ofLine.get(id)?.length === 1);
      if (lone && partsOf(only).every((part) => this.ofPart.get(part) === 1)) proposals.set(lineId, only);
    }
    return proposals;
  }
}

/**
 * Proposes lines and targets for which every criterion holds (finance-decisions §4.7) with no second candidate: first
 * one line with one target, then several lines with one title or record, at last several lines with several titles of one
 * partner and due date, unless one of them was found before. Single lines are looked up by day and amount; several lines
 * are searched within the limits of `groupSteps`. So the work grows with lines and targets alone. Yields now and then the
 * share that is done, so that the caller can rest or stop.
 */
export function* matchSteps(input: MatchInput): Generator<number, Proposals> {
  const index = indexLines(input.lines);
  const days = [...index.keys()];
  const single: Target[] = [
    ...input.records.map((record) => ({ titles: [], records: [record] })),
    ...input.titles.map((title) => ({ titles: [title], records: [] })),
  ];
  const several = groupsOf(input.titles);
  const targets = [...single, ...several];
  const claims = new Claims();
  for (const [at, target] of targets.entries()) {
    if (at % STEP === 0) yield at / targets.length / 2;
    for (const line of linesFor(target, index, days))
      if (judgeMatch(line, target, input.learned).unmet.length === 0)
        claims.add({ lines: [line], ...target });
  }
  const groups = yield* groupSteps(index, targets, input.learned);
  for (const group of groups) if (group.titles.length < 2) claims.add(group);
  // Lines or titles that match in smaller parts are no match of many to many.
  const many = groups.filter((group) => group.titles.length > 1 && !claims.touches(group));
  for (const group of many) claims.add(group);
  return claims.proposals();
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
