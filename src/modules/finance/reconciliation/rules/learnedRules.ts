import { foldForSearch } from '@/platform/format/text';
import type { BankLine, LearnedName } from '../reconciliationTypes';
import { tells } from './alikeNames';

/** What somebody confirmed once, kept as a sentence: lines that say so are of this partner. */
export interface LearnedRule {
  readonly id: number | string;
  /** As it was entered; compared folded. */
  readonly contains: string;
  readonly side: 'in' | 'out' | null;
  readonly partnerId: number;
  readonly partner: string;
  readonly active: boolean;
}

const MOST_WORDS = 4;

/** Words that stand together in the text, without those that have numbers: as the text of a rule they are found again. */
function runsOf(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (/\d/.test(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs;
}

/** The first words up to the one that tells the text apart, or from it on; '' where all words are of any payment. */
function tellingPart(run: readonly string[]): string {
  const first = run.findIndex(tells);
  if (first < 0) return '';
  const start = first < MOST_WORDS ? 0 : first;
  return run
    .slice(start, start + MOST_WORDS)
    .join(' ')
    .toUpperCase();
}

/**
 * The words of the bank's text by which its like is known again: of the payee where the line has one, else of the memo.
 * '' where they would fit payments of anybody ('PAGAMENTO PIX').
 */
export function wordsToLearn({ memo, payee }: Pick<BankLine, 'memo' | 'payee'>): string {
  const parts = [payee, memo].flatMap(runsOf).map(tellingPart);
  return parts.find((words) => words !== '') ?? '';
}

const textOf = ({ memo, payee }: BankLine) => foldForSearch(`${memo} ${payee}`);

/** Whether the line says what the rule waits for. An empty text waits for nothing. */
function fitsRule(line: BankLine, { contains, side }: Pick<LearnedRule, 'contains' | 'side'>): boolean {
  const wanted = foldForSearch(contains);
  if (wanted === '' || line.cents === 0) return false;
  return (side === null || side === (line.cents < 0 ? 'out' : 'in')) && textOf(line).includes(wanted);
}

/** What matching goes by: the rules that are on, in their order. */
export const learnedOf = (rules: readonly LearnedRule[]): LearnedName[] =>
  rules
    .filter(({ active }) => active)
    .map(({ contains, partnerId, side }) => ({ contains: foldForSearch(contains), partnerId, side }));

/** How a rule would have served on lines that are there already. */
interface Trial {
  readonly fitting: readonly BankLine[];
  /** Of these, lines that were matched with this partner, and with somebody else. */
  readonly same: number;
  readonly other: number;
}

export function tryRule(
  rule: Pick<LearnedRule, 'contains' | 'side' | 'partner'>,
  lines: readonly BankLine[],
): Trial {
  const fitting = lines.filter((line) => fitsRule(line, rule));
  const wanted = foldForSearch(rule.partner);
  const matched = fitting.filter(({ match }) => match !== null);
  const same = matched.filter(({ match }) =>
    (match?.records ?? []).some(({ name }) => foldForSearch(name) === wanted),
  ).length;
  return { fitting, same, other: matched.length - same };
}

/** The rules with one of them a place up or down; as they were where there is no such place. */
export function movedRule(
  rules: readonly LearnedRule[],
  id: LearnedRule['id'],
  step: -1 | 1,
): readonly LearnedRule[] {
  const at = rules.findIndex((rule) => rule.id === id);
  const [rule, other] = [rules[at], rules[at + step]];
  if (!rule || !other) return rules;
  return rules.map((each, place) => (place === at ? other : place === at + step ? rule : each));
}
