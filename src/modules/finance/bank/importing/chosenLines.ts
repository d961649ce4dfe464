import type { LocalDate } from '@/platform/format/date';
import type { BankBalance, ImportedLine, StatementLine } from '../bankTypes';
import {
  isReadLine,
  judgeParts,
  type JudgedPart,
  type KnownLine,
  memoOf,
  type Verdict,
} from '../rules/import/importVerdicts';
import type { FilePart } from './readOfxFiles';

/** What was ticked or unticked by hand, by part and place of the line. */
export type Choices = Readonly<Record<string, boolean>>;

export const choiceKey = (partId: string, at: number) => `${partId}:${at}`;

/** New lines are ticked by themselves, likely repeats by hand; nothing else can be. */
export const canChoose = (verdict: Verdict) => verdict === 'new' || verdict === 'likely';
export const isChosen = (verdict: Verdict, choice: boolean | undefined) =>
  canChoose(verdict) && (choice ?? verdict === 'new');

const asKnown = ({ day, cents, fitId, history }: StatementLine): KnownLine => ({
  day,
  cents,
  fitId,
  memo: history,
});

export const judge = (
  parts: readonly FilePart[],
  stored: readonly StatementLine[],
  today: LocalDate,
): JudgedPart[] =>
  judgeParts(
    parts.map(({ account }) => account.lines),
    stored.map(asKnown),
    today,
  );

/** The days of the files that the statement can have lines of. */
export const daysOf = (parts: readonly FilePart[], today: LocalDate): LocalDate[] => [
  ...new Set(
    parts
      .flatMap(({ account }) => account.lines.filter(isReadLine))
      .map(({ day }) => day)
      .filter((day) => day <= today),
  ),
];

/** The lines to keep, in the order of the files. */
export function chosenLines(
  parts: readonly FilePart[],
  judged: readonly JudgedPart[],
  choices: Choices,
): ImportedLine[] {
  return parts.flatMap(({ id }, part) =>
    (judged[part]?.lines ?? []).flatMap(({ line, verdict }, at) => {
      if (!isReadLine(line) || !isChosen(verdict, choices[choiceKey(id, at)])) return [];
      const { fitId, day, cents, name, checkNumber } = line;
      return [{ fitId, day, cents, memo: memoOf(line), payee: name, checkNumber }];
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
    const used = (judged[part]?.lines ?? []).some(({ verdict }, at) =>
      isChosen(verdict, choices[choiceKey(id, at)]),
    );
    const day = account.balance?.day ?? account.end;
    return used && account.balance && day && day <= today ? [{ day, cents: account.balance.cents }] : [];
  });
}
