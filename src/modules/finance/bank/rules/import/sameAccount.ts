import type { OfxAccount } from '../ofx/ofxTypes';

/** What is known of the chosen account; undefined or blank is unknown. */
export interface ChosenAccount {
  readonly bankCode?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly branch?: string | null | undefined;
}

/** A number of fewer digits says nothing when it is only the end of another. */
const LEAST_DIGITS = 5;

/** Codes under which one bank writes its files (Santander: 034 for 033). */
const SAME_BANK: Readonly<Record<string, string>> = { '34': '33' };

const digitsOf = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '').replace(/^0+/, '');

/** A bank by its code without leading zeros, whichever of its codes it is. */
export const bankKey = (code: string | null | undefined): string => {
  const digits = digitsOf(code);
  return SAME_BANK[digits] ?? digits;
};

interface AccountNumber {
  /** All digits, without leading zeros. */
  readonly whole: string;
  /** Without the check digit, where it stands behind a dash or is an X; null where that cannot be told. */
  readonly stem: string | null;
}

function numberOf(text: string | null | undefined): AccountNumber {
  const bare = (text ?? '').replace(/[\s.]/g, '').toUpperCase();
  const [, stem] = /^(.*\d)-?X$/.exec(bare) ?? /^(.*\d)-\d$/.exec(bare) ?? [];
  return { whole: digitsOf(bare), stem: stem === undefined ? null : digitsOf(stem) };
}

/** The file writes the whole number, or the branch, filled up with zeros, glued before it. */
function endsWith(file: string, own: string, branches: readonly string[]): boolean {
  if (file === own) return true;
  if (own === '' || !file.endsWith(own)) return false;
  const before = file.slice(0, -own.length);
  return own.length >= LEAST_DIGITS || branches.some((branch) => branch !== '' && before.startsWith(branch));
}

/** Whether one number may be the other without its check digit, of which neither says which it is. */
const lacksCheckDigit = (one: string, other: string): boolean =>
  one.length >= LEAST_DIGITS - 1 && other.length === one.length + 1 && other.startsWith(one);

/**
 * Whether a statement of a file is of the chosen account: digits only, without leading zeros (facts F12), with or without
 * the check digit, the branch before it or not. A credit card is never one; `unknown` when too little is given.
 */
export function sameAccount(file: OfxAccount, chosen: ChosenAccount): 'same' | 'other' | 'unknown' {
  if (file.card) return 'other';
  const [bank, wantedBank] = [bankKey(file.bankId), bankKey(chosen.bankCode)];
  if (bank !== '' && wantedBank !== '' && bank !== wantedBank) return 'other';
  const [given, wanted] = [numberOf(file.accountId), numberOf(chosen.number)];
  if (given.whole === '' || wanted.whole === '') return 'unknown';
  const branches = [digitsOf(file.branchId), digitsOf(chosen.branch), digitsOf(chosen.branch?.split('-')[0])];
  const pairs = [
    [given.whole, wanted.whole],
    // The check digit is left out on one side, or is an X there.
    [given.whole, wanted.stem],
    [given.stem, wanted.stem],
    [given.stem, given.stem === null || wanted.stem !== null ? null : wanted.whole],
  ];
  for (const [one, other] of pairs) if (one && other && endsWith(one, other, branches)) return 'same';
  // The own number may be written with the branch before it.
  if (branches.some((branch) => branch !== '' && wanted.whole === branch + given.whole)) return 'same';
  const unclear = lacksCheckDigit(given.whole, wanted.whole) || lacksCheckDigit(wanted.whole, given.whole);
  return unclear ? 'unknown' : 'other';
}
