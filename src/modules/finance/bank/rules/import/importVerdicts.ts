import { daysBetween, type LocalDate } from '@/platform/format/date';
import type { OfxLine } from '../ofx/ofxTypes';

export type Verdict =
  | 'new'
  | 'imported'
  | 'likely'
  | 'reposted'
  | 'inBook'
  | 'balance'
  | 'future'
  | 'closed'
  | 'early'
  | 'unreadable';

/** A line that the statement has, as far as it is compared. */
export interface KnownLine {
  readonly day: LocalDate;
  readonly cents: number;
  /** The bank's id of it; null of a line that came from no file. */
  readonly fitId: string | null;
  readonly memo: string;
  /** Of a line that came from no file and that no line of the bank stands for yet: its id, to be matched with. */
  readonly recordId?: string | null;
  /** A transfer, withdrawal or another move that somebody entered: the bank's own line comes some days off. */
  readonly ownMove?: boolean;
}

/** What the account lets in. */
export interface ImportLimits {
  readonly today: LocalDate;
  /** Up to this day the account is checked: nothing of it changes. */
  readonly closedUntil?: LocalDate | null | undefined;
  /** The day of the account's opening balance: what was before is in that balance. */
  readonly openedOn?: LocalDate | null | undefined;
}

/** A line of a file that can be kept: both its day and its amount are known. */
interface ReadLine extends OfxLine {
  readonly day: LocalDate;
  readonly cents: number;
}

export interface JudgedLine {
  readonly line: OfxLine;
  readonly verdict: Verdict;
  /** The line of the statement that it is like, where the verdict comes from one. */
  readonly known?: KnownLine;
  /** The day that keeps it out: the account is checked until then, or was opened on it. */
  readonly limit?: LocalDate;
  /** A balance of a day that the account lets nothing in of: it cannot be taken by hand either. */
  readonly blocked?: boolean;
}

type Judged = Omit<JudgedLine, 'line'>;

export interface JudgedPart {
  readonly lines: readonly JudgedLine[];
  /** Days on which the statement, or a file before this one, holds imported lines already. */
  readonly overlap: readonly LocalDate[];
}

/** What the bank wrote about a line; some write a name alone. */
export const memoOf = ({ memo, name }: OfxLine): string => memo || name;

/** The name that the bank gives beside its words; '' where these tell it already. */
export const nameBeside = ({ memo, name }: OfxLine): string =>
  memo !== '' && !plain(memo).includes(plain(name)) ? name : '';

const idOf = (fitId: string | null) => {
  const id = (fitId ?? '').trim();
  return /^0*$/.test(id) ? '' : id;
};
const plain = (memo: string) =>
  memo.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toUpperCase();
const placeOf = ({ day, cents }: KnownLine) => `${day} ${cents}`;
const keyOf = ({ day, cents, fitId, memo }: KnownLine) =>
  JSON.stringify([day, cents, idOf(fitId), plain(memo)]);
/** What a bank leaves as it was when it posts a line again on another day; '' where it gives no id. */
const repostKey = ({ cents, fitId, memo }: KnownLine) => {
  const id = idOf(fitId);
  return id === '' ? '' : JSON.stringify([cents, id, plain(memo)]);
};
/** So many days apart a line of the same id, amount and words is asked about. */
export const REPOST_DAYS = 5;
/** So many days the bank's line of an own move may be off. */
const MOVE_DAYS = 3;

/** Whether the line can be kept: a movement, or a balance that somebody takes for one. */
export const isReadLine = (line: OfxLine): line is ReadLine =>
  (line.state === 'entry' || line.state === 'balance') && line.day !== null && line.cents !== null;
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

/** Why the account lets nothing in of a day; null when it does. */
function limitOf(day: LocalDate, { today, closedUntil, openedOn }: ImportLimits): Judged | null {
  if (day > today) return { verdict: 'future' };
  if (openedOn && day < openedOn) return { verdict: 'early', limit: openedOn };
  return closedUntil && day <= closedUntil ? { verdict: 'closed', limit: closedUntil } : null;
}

function pushTo<Key>(map: Map<Key, KnownLine[]>, key: Key, line: KnownLine): void {
  const same = map.get(key);
  if (same) same.push(line);
  else map.set(key, [line]);
}

/** The lines that the statement has, each of which answers for one line of a file alone. */
class KnownLines {
  private readonly byPlace = new Map<string, KnownLine[]>();
  private readonly byRepost = new Map<string, KnownLine[]>();
  private readonly ownMoves = new Map<number, KnownLine[]>();
  private readonly taken = new Set<KnownLine>();

  constructor(lines: readonly KnownLine[]) {
    for (const line of lines) {
      // Lines of the same day and amount stand together: a line is compared with those alone.
      pushTo(this.byPlace, placeOf(line), line);
      const key = line.fitId === null ? '' : repostKey(line);
      if (key !== '') pushTo(this.byRepost, key, line);
      if (line.ownMove === true && line.recordId != null) pushTo(this.ownMoves, line.cents, line);
    }
  }

  take(line: KnownLine | undefined): KnownLine | undefined {
    if (line) this.taken.add(line);
    return line;
  }

  /** The same line, that a file brought before. */
  same(own: KnownLine): KnownLine | undefined {
    const key = keyOf(own);
    return this.free(this.byPlace.get(placeOf(own))).find((one) => one.fitId !== null && keyOf(one) === key);
  }

  /** One of the same day and amount. */
  alike(own: KnownLine): KnownLine | undefined {
    return this.free(this.byPlace.get(placeOf(own))).find((one) => alike(one, own));
  }

  /** One that the bank posted on a day near by, with the same id, amount and words. */
  reposted(own: KnownLine): KnownLine | undefined {
    return this.near(this.byRepost.get(repostKey(own)), own.day, REPOST_DAYS)[0];
  }

  /** The only move between own accounts, or out of them, that the bank's line can be. */
  ownMove(own: KnownLine): KnownLine | undefined {
    const [only, second] = this.near(this.ownMoves.get(own.cents), own.day, MOVE_DAYS);
    return second ? undefined : only;
  }

  private near(lines: readonly KnownLine[] | undefined, day: LocalDate, days: number): KnownLine[] {
    return this.free(lines).filter((one) => Math.abs(daysBetween(one.day, day)) <= days);
  }

  private free(lines: readonly KnownLine[] | undefined): KnownLine[] {
    return (lines ?? []).filter((one) => !this.taken.has(one));
  }
}

const likeOne = (known: KnownLine): Judged => ({
  verdict: known.recordId == null ? 'likely' : 'inBook',
  known,
});

/** What a line is that no line of its day is like: one of a day near by, or new. */
function nearOne(own: KnownLine, all: KnownLines): Judged {
  const before = all.take(all.reposted(own));
  if (before) return { verdict: 'reposted', known: before };
  const move = all.take(all.ownMove(own));
  return move ? likeOne(move) : { verdict: 'new' };
}

/** What is plain of a line by itself, or because the same one was imported before; null of any other. */
function plainVerdict(line: OfxLine, all: KnownLines, limits: ImportLimits): Judged | null {
  if (!isReadLine(line)) return { verdict: line.state === 'balance' ? 'balance' : 'unreadable' };
  if (all.take(all.same(known(line)))) return { verdict: 'imported' };
  const limit = limitOf(line.day, limits);
  if (line.state === 'balance') return { verdict: 'balance', blocked: limit !== null };
  return limit;
}

/**
 * What becomes of each line of one statement. Key (facts F13): day, amount, id of the bank unless it is empty or zero,
 * memo without accents and case; each known line answers for one line of the file alone, so two equal lines of one day are two.
 * The surest likeness is looked for in all lines before a less sure one is in any.
 */
function judgePart(
  lines: readonly OfxLine[],
  kept: readonly KnownLine[],
  limits: ImportLimits,
): JudgedLine[] {
  const all = new KnownLines(kept);
  const plain = lines.map((line) => plainVerdict(line, all, limits));
  const sameDay = lines.map((line, at): Judged | null => {
    const like = plain[at] === null && isReadLine(line) ? all.take(all.alike(known(line))) : undefined;
    return like ? likeOne(like) : (plain[at] ?? null);
  });
  return lines.map((line, at): JudgedLine => {
    const judged = sameDay[at] ?? null;
    if (judged !== null) return { line, ...judged };
    return { line, ...(isReadLine(line) ? nearOne(known(line), all) : { verdict: 'unreadable' }) };
  });
}

/** What the statement would have once the lines of one file are kept: a line stands in for its record. */
function keptWith(kept: readonly KnownLine[], lines: readonly JudgedLine[]): KnownLine[] {
  const matched = new Set(lines.flatMap((one) => (one.verdict === 'inBook' ? (one.known ?? []) : [])));
  const more = lines.flatMap(({ line, verdict }) =>
    (verdict === 'new' || verdict === 'inBook') && isReadLine(line) ? known(line) : [],
  );
  return [...kept.filter((one) => !matched.has(one)), ...more];
}

/** The statements of all files in their order: what one brings is known to the next. */
export function judgeParts(
  parts: readonly (readonly OfxLine[])[],
  stored: readonly KnownLine[],
  limits: ImportLimits,
): JudgedPart[] {
  let kept: readonly KnownLine[] = stored;
  return parts.map((part) => {
    const imported = new Set(kept.filter(({ fitId }) => fitId !== null).map(({ day }) => day));
    const days = new Set(part.flatMap(({ state, day }) => (state === 'entry' && day !== null ? day : [])));
    const lines = judgePart(part, kept, limits);
    kept = keptWith(kept, lines);
    return { lines, overlap: [...days].filter((day) => imported.has(day)).toSorted() };
  });
}
