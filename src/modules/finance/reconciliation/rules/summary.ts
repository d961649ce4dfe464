import type { BankLine, Candidates } from '../reconciliationTypes';
import type { Proposal, Proposals } from './matchLines';

/** The lines of each tab, and what is still missing until bank and system say the same. Cents. */
export interface Summary {
  readonly open: readonly BankLine[];
  readonly auto: readonly Proposal[];
  readonly done: readonly BankLine[];
  /** What the bank's open lines come to, and what the records that no line stands for come to. */
  readonly openCents: number;
  readonly recordCents: number;
}

const sum = (rows: readonly { readonly cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0);

/** A line of nothing, as a fee that was waived, moves no money: no record stands for it, and none is missing. */
const isOpen = ({ match, cents }: BankLine) => match === null && cents !== 0;

/** Lines whose proposal was put aside, by the first of them, wait to be matched by hand. */
export function summaryOf(
  { lines, records }: Candidates,
  proposals: Proposals,
  aside: ReadonlySet<string>,
): Summary {
  const waiting = lines.filter(isOpen);
  const auto = waiting.flatMap((line) => {
    return aside.has(line.id) ? [] : (proposals.get(line.id) ?? []);
  });
  const proposed = new Set(auto.flatMap(({ lines: own }) => own.map(({ id }) => id)));
  return {
    open: waiting.filter(({ id }) => !proposed.has(id)),
    auto,
    done: lines.filter(({ match }) => match !== null),
    openCents: sum(waiting),
    recordCents: sum(records),
  };
}
