import type { MatchBody } from '../reconciliationService';
import type { BankLine, Criterion, LearnedName } from '../reconciliationTypes';
import { judgeMatch, type Target } from './judgeMatch';
import type { Settlement } from './settle';

interface Chosen {
  readonly accountId: string;
  readonly lines: readonly BankLine[];
  readonly target: Target;
  readonly settlement: Settlement;
  readonly learned: readonly LearnedName[];
  readonly automatic: boolean;
}

/** Several lines as one: their money, their last day, all their words. */
export function asOneLine(lines: readonly BankLine[]): BankLine | null {
  const [first] = lines;
  if (!first) return null;
  return {
    ...first,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    day: lines.reduce((last, { day }) => (day > last ? day : last), first.day),
    memo: lines.map(({ memo }) => memo).join(' '),
    payee: lines.map(({ payee }) => payee).join(' '),
  };
}

/** Which criteria a match that was made by hand leaves unmet. */
function unmetOf({ lines, target, settlement, learned }: Chosen): Criterion[] {
  const line = asOneLine(lines);
  if (!line) return [];
  const others = judgeMatch(line, target, learned).unmet.filter((one) => one !== 'value');
  return settlement.difference === 0 ? others : ['value', ...others];
}

/** What is sent of a match. */
export function matchBody(chosen: Chosen): MatchBody {
  const { accountId, lines, target, settlement, automatic } = chosen;
  return {
    accountId,
    lines,
    records: target.records,
    payments: settlement.payments,
    made: null,
    unmet: unmetOf(chosen),
    automatic,
  };
}
