import { currencyCode } from '../ofx/ofxCurrency';
import type { OfxAccount } from '../ofx/ofxTypes';

/** What is known of the chosen account's currency, by its code (ISO 4217); undefined or blank is unknown. */
export interface AccountCurrency {
  readonly currencyCode?: string | null | undefined;
}

/** An account of unknown currency counts as one in reais, as most are: any other currency of a file is then named. */
const USUAL = 'BRL';
const codeOf = (text: string | null | undefined) => currencyCode(text ?? '');

/** The two currencies where a file's amounts (CURDEF) are in another one than the account; null where they are not. */
export function currencyConflict(
  file: Pick<OfxAccount, 'currency'>,
  own: AccountCurrency,
): { readonly file: string; readonly own: string } | null {
  const [given, wanted] = [codeOf(file.currency), codeOf(own.currencyCode) || USUAL];
  return given === '' || given === wanted ? null : { file: given, own: wanted };
}
