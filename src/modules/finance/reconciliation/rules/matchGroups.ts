import type { BankLine, LearnedName } from '../reconciliationTypes';
import type { LineIndex } from './lineIndex';
import { judgeMatch, NEAR_DAYS, type Target } from './judgeMatch';
import { keysOf, linesByKey, linesWithin, type SearchedLine } from './lineWords';
import { asOneLine } from './matchBody';
import type { Proposal } from './matchLines';
import { chargesOf, countInTime, countOf, dayOfTarget, isOut, LATE_MOST, plainOf } from './targetCharges';

/** At most so many lines are matched together. */
export const LINES_MOST = 4;
/** A target that more lines name than this, from some days before it is due to 180 days after, is left to be matched by hand. */
export const NAMING_MOST = 60;
/** So is one for which more lines than this lie close enough to each other to be paid together. */
export const TOGETHER_MOST = 10;

const STEP = 200;

/**
 * The sets of lines that contain the last of `lines` and come to one of the amounts. At most `LINES_MOST` of at most
 * `TOGETHER_MOST` lines: never more than 129 sets.
 */
function setsWithLast(lines: readonly SearchedLine[], wanted: readonly number[]): SearchedLine[][] {
  const last = lines.at(-1);
  if (!last) return [];
  const most = Math.max(...wanted);
  const found: SearchedLine[][] = [];
  const join = (set: readonly SearchedLine[], sum: number, before: number) => {
    for (let at = before - 1; at >= 0; at -= 1) {
      const next = lines[at];
      if (!next || sum + next.amount > most) continue;
      const joined = [next, ...set];
      if (wanted.includes(sum + next.amount)) found.push(joined);
      if (joined.length < LINES_MOST) join(joined, sum + next.amount, at);
    }
  };
  join([last], last.amount, lines.length - 1);
  return found;
}

/** Sets of lines whose days and sum would do for the target; null when there are too many lines to tell. */
function setsFor(target: Target, lists: readonly (readonly SearchedLine[])[]): SearchedLine[][] | null {
  const due = countOf(dayOfTarget(target));
  const near = due + NEAR_DAYS;
  const to = target.titles.length > 0 ? due + LATE_MOST : near;
  const naming = linesWithin(lists, { from: due - NEAR_DAYS, to, most: NAMING_MOST });
  if (naming === null) return null;
  const plain = plainOf(target);
  const charges = target.titles.map(chargesOf);
  const inTime = countInTime(dayOfTarget(target));
  const found: SearchedLine[][] = [];
  for (const [at, last] of naming.entries()) {
    const from = last.day <= near ? due - NEAR_DAYS : last.day - NEAR_DAYS;
    const together = naming.slice(0, at + 1).filter(({ day }) => day >= from);
    if (together.length > TOGETHER_MOST) return null;
    const wanted = last.day <= near ? [plain] : [];
    if (target.titles.length > 0 && last.day > inTime)
      wanted.push(charges.reduce((sum, chargesAt) => sum + chargesAt(last.day - due), plain));
    if (wanted.length > 0) found.push(...setsWithLast(together, wanted));
  }
  return found;
}

/** Every line names the target by itself, and together they meet all criteria. */
function holds(lines: readonly BankLine[], target: Target, learned: readonly LearnedName[]): boolean {
  const whole = asOneLine(lines);
  if (!whole || judgeMatch(whole, target, learned).unmet.length > 0) return false;
  return lines.every((line) => judgeMatch(line, target, learned).named !== null);
}

/**
 * Several lines for each target, where all criteria of finance-decisions §4.7 hold: two to four lines that each name the
 * target (by name, number, CPF/CNPJ or a learned rule), all within three days of the due date, or within three days
 * of each other when they are late; their sum is the target to the cent, with the charges of the last line's day when late.
 * A target is left out when more than 60 lines name it in its days or more than 10 of them lie together, because then a
 * second candidate could not be excluded within a bounded search. Yields the share that is done, from one half on.
 */
export function* groupSteps(
  lines: LineIndex,
  targets: readonly Target[],
  learned: readonly LearnedName[] = [],
): Generator<number, Proposal[]> {
  const keys = targets.map(keysOf);
  yield 0.5;
  const index = linesByKey(lines, new Set(keys.flat()), learned);
  const found: Proposal[] = [];
  for (const [at, target] of targets.entries()) {
    if (at % STEP === 0) yield 0.5 + at / targets.length / 2;
    if (dayOfTarget(target) === '') continue;
    const side = isOut(target) ? '-' : '+';
    const lists = (keys[at] ?? []).flatMap((key) => {
      const list = index.get(side + key);
      return list ? [list] : [];
    });
    for (const set of setsFor(target, lists) ?? []) {
      const own = set.map(({ line }) => line);
      if (holds(own, target, learned)) found.push({ lines: own, ...target });
    }
  }
  return found;
}
