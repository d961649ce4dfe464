import type { LocalDate } from '@/platform/format/date';
import type { OfxLine } from '../ofx/ofxTypes';

export type Verdict = 'new' | 'imported' | 'likely' | 'balance' | 'future' | 'unreadable';

/** A line that the statement has, as far as it is compared. */
export interface KnownLine {
  readonly day: LocalDate;
  readonly cents: number;
  /** The bank's id of it; null of a line that came from no file. */
  readonly fitId: string | null;
  readonly memo: string;
}

/** A line of a file that can be kept: both its day and its amount are known. */
interface ReadLine extends OfxLine {
  readonly day: LocalDate;
  readonly cents: number;
}

export interface JudgedLine {
  readonly line: OfxLine;
  readonly verdict: Verdict;
}

export interface JudgedPart {
  readonly lines: readonly JudgedLine[];
  /** Days on which the statement, or a file before this one, holds imported lines already. */
  readonly overlap: readonly LocalDate[];
}

/** What the bank wrote about a line; some write a name alone. */
export const memoOf = ({ memo, name }: OfxLine): string => memo || name;

const idOf = (fitId: string | null) => {
  const id = (fitId ?? '').trim();
  return /^0*$/.test(id) ? '' : id;
};
const plain = (memo: string) =>
  memo.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toUpperCase();
const placeOf = ({ day, cents }: KnownLine) => `${day} ${cents}`;
const keyOf = ({ day, cents, fitId, memo }: KnownLine) =>
  JSON.stringify([day, cents, idOf(fitId), plain(memo)]);

export const isReadLine = (line: OfxLine): line is ReadLine =>
  line.state === 'entry' && line.day !== null && line.cents !== null;
const known = (line: ReadLine): KnownLine => ({
  day: line.day,
  cents: line.cents,
  fitId: line.fitId,
  memo: memoOf(line),
});

/** Two of one day and amount that nothing tells apart for certain: no id on one side, the same id, or the same words. */
function alike(one: KnownLine, other: KnownLine): boolean {
  const [id, otherId] = [idOf(one.fitId), idOf(other.fitId)];
  return id === '' || otherId === '' || id === otherId || plain(one.memo) === plain(other.memo);
}

function firstVerdict(line: OfxLine, today: LocalDate): Verdict | null {
  if (line.state === 'balance') return 'balance';
  if (!isReadLine(line)) return 'unreadable';
  return line.day > today ? 'future' : null;
}

/**
 * What becomes of each line of one statement. Key (facts F13): day, amount, id of the bank unless it is empty or zero,
 * memo without accents and case; each known line answers for one line of the file alone, so two equal lines of one day are two.
 */
function judgePart(lines: readonly OfxLine[], kept: readonly KnownLine[], today: LocalDate): JudgedLine[] {
  // Lines of the same day and amount stand together: a line is compared with those alone.
  const free = new Map<string, KnownLine[]>();
  for (const one of kept) {
    const same = free.get(placeOf(one));
    if (same) same.push(one);
    else free.set(placeOf(one), [one]);
  }
  const take = (own: KnownLine, fits: (one: KnownLine) => boolean): KnownLine | undefined => {
    const same = free.get(placeOf(own)) ?? [];
    const at = same.findIndex(fits);
    return at < 0 ? undefined : same.splice(at, 1)[0];
  };
  const exact = lines.map((line): Verdict | null => {
    const verdict = firstVerdict(line, today);
    if (verdict !== null || !isReadLine(line)) return verdict;
    const key = keyOf(known(line));
    const duplicate = take(known(line), (one) => one.fitId !== null && keyOf(one) === key);
    return duplicate ? 'imported' : null;
  });
  return lines.map((line, at) => {
    const verdict = exact[at] ?? null;
    if (verdict !== null || !isReadLine(line)) return { line, verdict: verdict ?? 'unreadable' };
    const own = known(line);
    return { line, verdict: take(own, (one) => alike(one, own)) ? 'likely' : 'new' };
  });
}

/** The statements of all files in their order: what one brings is known to the next. */
export function judgeParts(
  parts: readonly (readonly OfxLine[])[],
  stored: readonly KnownLine[],
  today: LocalDate,
): JudgedPart[] {
  const kept = [...stored];
  return parts.map((part) => {
    const imported = new Set(kept.filter(({ fitId }) => fitId !== null).map(({ day }) => day));
    const days = new Set(part.filter(isReadLine).map(({ day }) => day));
    const lines = judgePart(part, kept, today);
    for (const { line, verdict } of lines) if (verdict === 'new' && isReadLine(line)) kept.push(known(line));
    return { lines, overlap: [...days].filter((day) => imported.has(day)).toSorted() };
  });
}
