import { addDays, type LocalDate } from '@/platform/format/date';
import type { BankBalance, ImportedLine, StatementLine } from '../bankTypes';
import {
  type ImportLimits,
  isReadLine,
  judgeParts,
  type JudgedLine,
  type JudgedPart,
  type KnownLine,
  memoOf,
  REPOST_DAYS,
} from '../rules/import/importVerdicts';
import type { FilePart } from './readOfxFiles';

/** What was ticked or unticked by hand, by part and place of the line. */
export type Choices = Readonly<Record<string, boolean>>;

export const choiceKey = (partId: string, at: number) => `${partId}:${at}`;
/** The choice whether a line is matched with the record that it is like. */
export const matchKey = (key: string) => `${key}:match`;

const TAKEN_BY_HAND = new Set<JudgedLine['verdict']>(['likely', 'reposted', 'inBook']);

/** New lines are ticked by themselves, likely repeats and balances by hand; nothing else can be. */
export const canChoose = ({ line, verdict, blocked }: JudgedLine): boolean =>
  verdict === 'new' ||
  TAKEN_BY_HAND.has(verdict) ||
  (verdict === 'balance' && blocked !== true && isReadLine(line));

/** Ticked until somebody says otherwise: what is new, and the bank's own line of a transfer or withdrawal. */
const isProposed = ({ verdict, known }: JudgedLine) =>
  verdict === 'new' || (verdict === 'inBook' && known?.ownMove === true);

export const isChosen = (judged: JudgedLine, choice: boolean | undefined): boolean =>
  canChoose(judged) && (choice ?? isProposed(judged));

/** The record that a line is matched with when it is kept; null where it stands for none, or was told not to. */
export const recordOf = ({ verdict, known }: JudgedLine, choice: boolean | undefined): string | null =>
  verdict === 'inBook' && choice !== false ? (known?.recordId ?? null) : null;

const OWN_MOVES = new Set<StatementLine['kind']>(['transfer', 'occurrence']);

const asKnown = ({ id, day, cents, fitId, history, kind, reconciled }: StatementLine): KnownLine => ({
  day,
  cents,
  fitId,
  memo: history,
  recordId: fitId === null && kind != null && reconciled === false ? String(id) : null,
  ownMove: OWN_MOVES.has(kind),
});

export const judge = (
  parts: readonly FilePart[],
  stored: readonly StatementLine[],
  limits: ImportLimits,
): JudgedPart[] =>
  judgeParts(
    parts.map(({ account }) => account.lines),
    stored.map(asKnown),
    limits,
  );

/** The days of the files that the statement can have lines of, and those near by on which it can have the same ones. */
export function daysOf(parts: readonly FilePart[], today: LocalDate): LocalDate[] {
  const days = new Set(
    parts.flatMap(({ account }) => account.lines.filter(isReadLine)).map(({ day }) => day),
  );
  const wanted = [...days]
    .filter((day) => day <= today)
    .flatMap((day) => [addDays(day, -REPOST_DAYS), day, addDays(day, REPOST_DAYS)]);
  return [...new Set(wanted)].filter((day) => day <= today);
}

/** The lines to keep, in the order of the files. */
export function chosenLines(
  parts: readonly FilePart[],
  judged: readonly JudgedPart[],
  choices: Choices,
): ImportedLine[] {
  return parts.flatMap(({ id }, part) =>
    (judged[part]?.lines ?? []).flatMap((one, at) => {
      const key = choiceKey(id, at);
      const { line } = one;
      if (!isReadLine(line) || !isChosen(one, choices[key])) return [];
      const { fitId, day, cents, name, checkNumber } = line;
      const recordId = recordOf(one, choices[matchKey(key)]);
      return [{ fitId, day, cents, memo: memoOf(line), payee: name, checkNumber, recordId }];
    }),
  );
}

/**
 * What the bank says is in the account at the end of a day: of the statements of which something is kept. A balance
 * without its day is that of the statement's end; one of the future is none yet.
 */
export function balancesOf(
  parts: readonly FilePart[],
  judged: readonly JudgedPart[],
  choices: Choices,
  today: LocalDate,
): BankBalance[] {
  return parts.flatMap(({ id, account }, part) => {
    const used = (judged[part]?.lines ?? []).some((one, at) => isChosen(one, choices[choiceKey(id, at)]));
    const day = account.balance?.day ?? account.end;
    return used && account.balance && day && day <= today ? [{ day, cents: account.balance.cents }] : [];
  });
}
