import type { BankLine, TitlePayment } from '../reconciliationTypes';
import type { TitleAmounts } from './settle';

type Rest = { -readonly [Key in keyof TitleAmounts]: TitleAmounts[Key] };

const totalOf = ({ value, discount, interest, penalty }: TitleAmounts) =>
  value - discount + interest + penalty;

/** Takes money out of what a title is still paid with. Discount and charges go with its last part, as far as they can. */
function take(rest: Rest, money: number): Omit<TitlePayment, 'lineId'> {
  const { titleId } = rest;
  if (money >= totalOf(rest)) return { ...rest, titleId };
  const value = Math.min(money, rest.value - Math.max(1, rest.discount));
  const penalty = Math.min(money - value, rest.penalty);
  const interest = money - value - penalty;
  rest.value -= value;
  rest.penalty -= penalty;
  rest.interest -= interest;
  return { titleId, value, discount: 0, interest, penalty };
}

/**
 * Whose money pays what: the titles in their order from the lines in theirs, each payment of one title and one line. What
 * the system's own records stand for is taken off the first lines. The parts of a title sum to it, those of a line to its money.
 */
export function spreadOverLines(
  amounts: readonly TitleAmounts[],
  lines: readonly BankLine[],
  recorded: number,
): TitlePayment[] {
  const payments: TitlePayment[] = [];
  let skip = recorded;
  const money = lines.map(({ id, cents }) => {
    const taken = Math.min(skip, Math.abs(cents));
    skip -= taken;
    return { id, left: Math.abs(cents) - taken };
  });
  let at = 0;
  for (const amount of amounts) {
    const rest: Rest = { ...amount };
    let open = totalOf(amount);
    while (open > 0 && at < money.length) {
      const line = money[at];
      if (!line || line.left === 0) {
        at += 1;
        continue;
      }
      const part = Math.min(open, line.left);
      payments.push({ ...take(rest, part), lineId: line.id });
      line.left -= part;
      open -= part;
    }
  }
  return payments;
}
