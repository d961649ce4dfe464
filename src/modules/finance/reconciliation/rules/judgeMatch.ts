import { daysBetween, type LocalDate } from '@/platform/format/date';
import { foldForSearch } from '@/platform/format/text';
import { lateCharges } from '../../titles/rules/lateCharges';
import type { BankLine, Criterion, LearnedName, OpenTitle, SystemRecord } from '../reconciliationTypes';
import { namesAlike, namesDocument, namesNumber } from './alikeNames';

/** So many days from the due date a payment may lie, without its charges (finance-decisions §4.7). */
export const NEAR_DAYS = 3;

/** What a line may be matched with: titles that are still open, or what the system has of it already. */
export interface Target {
  readonly titles: readonly OpenTitle[];
  readonly records: readonly SystemRecord[];
}

export interface Judgement {
  readonly unmet: readonly Criterion[];
  /** What the line's amount exceeds the target by, with the charges of its day; 0 is to the cent. */
  readonly difference: number;
  /** The amount holds with charges for being late. */
  readonly withCharges: boolean;
  /** Of the nearest of its days; negative when the line comes before it. */
  readonly days: number;
  readonly named: 'name' | 'number' | 'document' | 'learned' | 'ownMove' | null;
}

/** What titles are worth when they are paid on a day: what is open, and what they owe for being late. */
function owedOn(titles: readonly OpenTitle[], day: LocalDate): { open: number; charges: number } {
  let open = 0;
  let charges = 0;
  for (const title of titles) {
    const { interest, penalty } = lateCharges(title, title.open, day);
    open += title.open;
    charges += interest + penalty;
  }
  return { open, charges };
}

/** A transfer between own accounts, a withdrawal or a contribution has no partner whom the bank could name. */
const isOwnMove = ({ kind }: SystemRecord) => kind === 'transfer' || kind === 'occurrence';

const bankText = ({ memo, payee }: BankLine) => `${memo} ${payee}`;

function namedBy(
  line: BankLine,
  { titles, records }: Target,
  learned: readonly LearnedName[],
): Judgement['named'] {
  const text = bankText(line);
  if (titles.some(({ number }) => namesNumber(text, line.number, number))) return 'number';
  if (records.some(({ document }) => namesNumber(text, line.number, document))) return 'number';
  if (titles.some(({ partnerDocument }) => namesDocument(text, partnerDocument))) return 'document';
  if (titles.some(({ partner }) => namesAlike(text, partner))) return 'name';
  if (records.some(({ name }) => namesAlike(text, name))) return 'name';
  const folded = foldForSearch(text);
  const side = line.cents < 0 ? 'out' : 'in';
  // The first rule that the text fits decides.
  const rule = learned.find(
    (one) => (one.side === null || one.side === side) && folded.includes(one.contains),
  );
  const fits = rule !== undefined && titles.some(({ partnerId }) => partnerId === rule.partnerId);
  if (fits) return 'learned';
  return titles.length === 0 && records.length > 0 && records.every(isOwnMove) ? 'ownMove' : null;
}

const nearer = (one: number, other: number) => (Math.abs(other) < Math.abs(one) ? other : one);

/** How well a line fits a target of its own side, in the criteria of finance-decisions §4.7. */
export function judgeMatch(line: BankLine, target: Target, learned: readonly LearnedName[] = []): Judgement {
  const { titles, records } = target;
  const amount = Math.abs(line.cents);
  const { open, charges } = owedOn(titles, line.day);
  const recorded = records.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  const plain = amount - open - recorded;
  const distances = [
    ...titles.map(({ dueDate }) => daysBetween(dueDate, line.day)),
    ...records.map(({ day }) => daysBetween(day, line.day)),
  ].filter(Number.isFinite);
  const days = distances.reduce(nearer, distances[0] ?? Number.POSITIVE_INFINITY);
  const near = distances.every((each) => Math.abs(each) <= NEAR_DAYS);
  const withCharges = charges > 0 && plain === charges;
  // Late titles are paid with their charges; within a few days the plain amount is common too.
  const difference = withCharges || (plain === 0 && near) ? 0 : plain - charges;
  const dayHolds = near || (withCharges && distances.every((each) => each > 0));
  const named = namedBy(line, target, learned);
  const unmet: Criterion[] = [];
  if (difference !== 0) unmet.push('value');
  if (!dayHolds) unmet.push('day');
  if (named === null) unmet.push('name');
  return { unmet, difference, withCharges, days, named };
}
