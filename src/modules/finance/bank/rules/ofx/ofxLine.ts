import { isBalanceRow } from './balanceRow';
import { readOfxAmount } from './ofxAmount';
import { readOfxDay } from './ofxDay';
import { currencyCode } from './ofxCurrency';
import type { OfxLine, OfxLineState } from './ofxTypes';

/** The tags of one transaction, as far as they were read. */
export interface OfxEntry {
  readonly fields: Map<string, string>;
  readonly line: number;
  /** The amount is in the currency that the transaction names, not in the account's. */
  foreign: boolean;
}

function stateOf(entry: OfxEntry, line: OfxLine, currency: string): OfxLineState {
  if (isBalanceRow(line)) return 'balance';
  // So it was made; it is closed unless the file ended in it.
  if (line.state === 'unclosed') return 'unclosed';
  if (line.cents === null) return 'noAmount';
  if (line.day === null) return 'noDay';
  const own = entry.foreign ? currencyCode(entry.fields.get('CURSYM') ?? '') : '';
  return own !== '' && currency !== '' && own !== currency ? 'otherCurrency' : 'entry';
}

/** One transaction as a line of the statement; `currency` is the account's. */
export function toOfxLine(entry: OfxEntry, closed: boolean, currency: string): OfxLine {
  const { fields, line } = entry;
  const text = (name: string): string => fields.get(name) ?? '';
  const amount = readOfxAmount(text('TRNAMT'));
  const read: OfxLine = {
    line,
    state: closed ? 'entry' : 'unclosed',
    day: readOfxDay(text('DTPOSTED')),
    cents: amount.kind === 'cents' ? amount.cents : null,
    type: text('TRNTYPE'),
    fitId: text('FITID'),
    checkNumber: text('CHECKNUM'),
    name: text('NAME'),
    memo: text('MEMO'),
  };
  read.state = stateOf(entry, read, currency);
  return read;
}
