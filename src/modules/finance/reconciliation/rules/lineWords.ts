import { foldForSearch } from '@/platform/format/text';
import type { BankLine, LearnedName } from '../reconciliationTypes';
import { keyOfNumber, numbersIn, tellingWords } from './alikeNames';
import type { Target } from './judgeMatch';
import type { LineIndex } from './lineIndex';

/** An open line as it is searched: its day counted, its amount positive. */
export interface SearchedLine {
  readonly line: BankLine;
  readonly day: number;
  readonly amount: number;
}

/** Banks cut names off: words are looked up by their beginning. */
const BEGINNING = 5;
const wordKey = (word: string) => `w${word.slice(0, BEGINNING)}`;

const ofNames = new Map<string, readonly string[]>();
function keysOfName(name: string): readonly string[] {
  const known = ofNames.get(name) ?? tellingWords(name).map(wordKey);
  ofNames.set(name, known);
  return known;
}
const numberKeys = (number: string): string[] => {
  const key = keyOfNumber(number);
  return key === '' ? [] : [`n${key}`];
};

/** Under which words, numbers and learned partners a line can name the target. */
export function keysOf({ titles, records }: Target): readonly string[] {
  const keys = [
    ...titles.flatMap(({ partner, partnerId, partnerDocument, number }) => [
      ...keysOfName(partner),
      ...numberKeys(number),
      ...numberKeys(partnerDocument),
      ...(partnerId === null ? [] : [`p${partnerId}`]),
    ]),
    ...records.flatMap(({ name, document }) => [...keysOfName(name), ...numberKeys(document)]),
  ];
  return titles.length > 1 ? [...new Set(keys)] : keys;
}

function keysOfLine({ memo, payee, number, cents }: BankLine, learned: readonly LearnedName[]): string[] {
  const text = `${memo} ${payee}`;
  const keys = tellingWords(text).map(wordKey);
  for (const each of numbersIn(text)) keys.push(`n${each}`);
  if (number !== '') keys.push(...numberKeys(number));
  if (learned.length === 0) return keys;
  const folded = foldForSearch(text);
  const side = cents < 0 ? 'out' : 'in';
  const fits = (one: LearnedName) =>
    (one.side === null || one.side === side) && folded.includes(one.contains);
  const rule = learned.find(fits);
  return rule ? [...keys, `p${rule.partnerId}`] : keys;
}

/** Open lines of one side by what they name, each list in the order of days. Only `wanted` keys are kept. */
export function linesByKey(
  lines: LineIndex,
  wanted: ReadonlySet<string>,
  learned: readonly LearnedName[],
): ReadonlyMap<string, readonly SearchedLine[]> {
  const index = new Map<string, SearchedLine[]>();
  for (const [day, own] of lines)
    for (const line of own.all()) {
      const searched = { line, day, amount: Math.abs(line.cents) };
      const side = line.cents < 0 ? '-' : '+';
      for (const key of keysOfLine(line, learned)) {
        if (!wanted.has(key)) continue;
        const same = index.get(side + key);
        if (same?.at(-1) === searched) continue;
        if (same) same.push(searched);
        else index.set(side + key, [searched]);
      }
    }
  return index;
}

function firstFrom(lines: readonly SearchedLine[], day: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.day ?? 0) >= day) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** With more lines than this nothing is answered. */
  readonly most: number;
}

/** The lines of all lists in a span of days, each once, in the order of days; null when they are too many. */
export function linesWithin(
  lists: readonly (readonly SearchedLine[])[],
  { from, to, most }: Span,
): SearchedLine[] | null {
  const found = new Set<SearchedLine>();
  for (const list of lists) {
    const first = firstFrom(list, from);
    if ((list[first + most]?.day ?? Number.POSITIVE_INFINITY) <= to) return null;
    for (let at = first; at < list.length; at += 1) {
      const searched = list[at];
      if (!searched || searched.day > to) break;
      found.add(searched);
    }
  }
  return found.size > most ? null : [...found].toSorted((a, b) => a.day - b.day);
}
