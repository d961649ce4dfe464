import type { OfxAccount } from '../ofx/ofxTypes';

/** What is known of the chosen account; undefined or blank is unknown. */
export interface ChosenAccount {
  readonly bankCode?: string | null | undefined;
  readonly number?: string | null | undefined;
}

const LEAST_DIGITS = 3;
const digitsOf = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '').replace(/^0+/, '');

/** The longer number ends in the other: the branch may be glued before it. */
function ends(one: string, other: string): boolean {
  if (one === other) return true;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.length >= LEAST_DIGITS && long.endsWith(short);
}

/**
 * Whether a statement of a file is of the chosen account: digits only, without leading zeros (facts F12). A credit card
 * is never one; `unknown` when too little is given.
 */
export function sameAccount(file: OfxAccount, chosen: ChosenAccount): 'same' | 'other' | 'unknown' {
  if (file.card) return 'other';
  const [bank, wantedBank] = [digitsOf(file.bankId), digitsOf(chosen.bankCode)];
  if (bank !== '' && wantedBank !== '' && bank !== wantedBank) return 'other';
  const [number, wanted] = [digitsOf(file.accountId), digitsOf(chosen.number)];
  if (number === '' || wanted === '') return 'unknown';
  return ends(number, wanted) ? 'same' : 'other';
}
