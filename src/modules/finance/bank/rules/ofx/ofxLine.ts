import { readOfxAmount } from './ofxAmount';
import { readOfxDay } from './ofxDay';
import type { OfxLine, OfxLineState } from './ofxTypes';

/** Rows in which a bank repeats a balance among the transactions ("SALDO DIA", "SALDO ANTERIOR", "S A L D O"). */
const BALANCE_ROW = new RegExp(
  '^(?:saldo|sdo\\.?|s a l d o)(?:$|[:\\s]+(?:' +
    // Words after which nothing of a payment comes: "SALDO FINAL DO PERIODO", yet not "SALDO FINAL CONTRATO 12".
    '(?:inicial|final|atual|parcial|total)(?:$|[:\\s]+(?:disp|d[oe] (?:dia|m[e\\u00ea]s|per)|dia|em|da conta|na conta|conta c|c\\/c|r\\$|\\d))' +
    '|(?:anterior|ant\\.?$|dia|do dia|no dia|em|disp|bloqueado|na conta|da conta|conta corrente|cta|aplic|c\\/c|\\d)))',
  'i',
);

/** Most texts begin with another letter, and need no closer look. */
const isBalance = (text: string): boolean => /^s/i.test(text) && BALANCE_ROW.test(text);

/** The tags of one transaction, as far as they were read. */
export interface OfxEntry {
  readonly fields: Map<string, string>;
  readonly line: number;
  /** The amount is in the currency that the transaction names, not in the account's. */
  foreign: boolean;
}

function stateOf(entry: OfxEntry, line: OfxLine, currency: string): OfxLineState {
  if (isBalance(line.memo) || isBalance(line.name)) return 'balance';
  // So it was made; it is closed unless the file ended in it.
  if (line.state === 'unclosed') return 'unclosed';
  if (line.cents === null) return 'noAmount';
  if (line.day === null) return 'noDay';
  const own = entry.foreign ? (entry.fields.get('CURSYM') ?? '') : '';
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
