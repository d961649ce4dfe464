import type { OfxAccount } from '../ofx/ofxTypes';
import { bankKey, type ChosenAccount, sameAccount } from './sameAccount';
import { type AccountCurrency, currencyConflict } from './sameCurrency';

/** An own account, as far as it is compared with those of a file. */
export interface OwnAccount extends ChosenAccount, AccountCurrency {
  readonly id: number | string;
}

/** Which own account a file's account is: the only one that fits, or why there is no proposal. */
export interface Proposal {
  readonly accountId: string | null;
  readonly why: 'fits' | 'none' | 'several' | 'currency';
}

const digitsOf = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '').replace(/^0+/, '');

/** A branch is written with or without its check digit. */
function sameBranch(file: OfxAccount, own: OwnAccount): boolean {
  const [one, other] = [digitsOf(file.branchId), digitsOf(own.branch)];
  if (one === '' || other === '') return false;
  return one === other || one.slice(0, -1) === other || one === other.slice(0, -1);
}

/** The account of a file by its bank, branch, number and currency: statements of one key go to one place. */
export const keyOfAccount = ({ card, bankId, branchId, accountId, currency }: OfxAccount): string =>
  JSON.stringify([card, bankKey(bankId), digitsOf(branchId), digitsOf(accountId), currency]);

/**
 * The own account that a file's account is (facts F12): same bank and number by digits, same currency; where several
 * are, the one of the same branch. What is not certain is not proposed.
 */
export function proposeAccount(file: OfxAccount, own: readonly OwnAccount[]): Proposal {
  const alike = own.filter((one) => sameAccount(file, one) === 'same');
  const same = alike.filter((one) => !currencyConflict(file, one));
  const branch = same.filter((one) => sameBranch(file, one));
  const [only, second] = branch.length > 0 ? branch : same;
  if (!only) return { accountId: null, why: alike.length > 0 ? 'currency' : 'none' };
  return second ? { accountId: null, why: 'several' } : { accountId: String(only.id), why: 'fits' };
}
